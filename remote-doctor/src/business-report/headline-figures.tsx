import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { BusinessReport } from '@nivara/shared/domain/business-report';
import { Link } from '@nivara/shared/app-context/router';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { color, font, media, motion, radius, space, text } from '@nivara/shared/ui/tokens/theme';
import { changeOf, hoursInWords, rupees, shareOf, waitInWords } from './figure-words';
import type { LinkTo } from './row-links';

const Grid = styled.dl`
  display: grid;
  padding: 1px;
  border-radius: ${radius.medium};
  background: ${color.line};
  gap: 1px;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  overflow: hidden;

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @media print {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Tile = styled.div`
  display: flex;
  min-width: 0;
  flex-direction: column;
  padding: ${space[4]};
  background: ${color.surface};
  gap: ${space[1]};

  dt {
    color: ${color.textMuted};
    font-size: ${text.small};
    font-weight: 550;
  }
  dd {
    margin: 0;
  }
`;

const Value = styled.dd`
  font: 560 ${text.h3} / 1.15 ${font.heading};
  font-variant-numeric: lining-nums tabular-nums;
  overflow-wrap: anywhere;

  a {
    color: inherit;
    text-decoration-color: color-mix(in srgb, currentcolor 30%, transparent);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    transition: text-decoration-color ${motion.quick};
  }
  a:hover {
    text-decoration-color: currentcolor;
  }
  @media print {
    a {
      text-decoration: none;
    }
  }
`;

const Detail = styled.dd`
  color: ${color.textMuted};
  font-size: ${text.small};
`;

const Mark = styled.span<{ $good: boolean | undefined }>`
  color: ${({ $good }) => ($good === undefined ? color.textMuted : $good ? color.success : color.accent)};
  font-weight: 650;
  white-space: nowrap;
`;

interface Compared {
  now: number;
  before: number;
  /** Whether more is better; undefined where more is neither better nor worse. */
  moreIsGood?: boolean;
}

/** An arrow with the change, in words for screen readers. */
function ChangeMark({ now, before, moreIsGood }: Compared) {
  const change = changeOf(now, before);
  if (change === undefined) return now === 0 ? null : <Mark $good={undefined}>none before</Mark>;
  if (change.direction === 'same') return <Mark $good={undefined}>as before</Mark>;
  const isUp = change.direction === 'up';
  return (
    <Mark $good={moreIsGood === undefined ? undefined : moreIsGood === isUp}>
      <span aria-hidden="true">{isUp ? '▲' : '▼'} </span>
      {change.words}
      <VisuallyHidden>{isUp ? ' more than before' : ' less than before'}</VisuallyHidden>
    </Mark>
  );
}

interface FigureProps extends Partial<Compared> {
  label: string;
  value: string | number;
  to?: string;
  children?: ReactNode;
}

const Figure = ({ label, value, to, now, before, moreIsGood, children }: FigureProps) => (
  <Tile>
    <dt>{label}</dt>
    <Value>{to === undefined ? value : <Link to={to}>{value}</Link>}</Value>
    <Detail>
      {now === undefined || before === undefined ? null : (
        <>
          <ChangeMark now={now} before={before} moreIsGood={moreIsGood} />
          {children === undefined ? null : ' · '}
        </>
      )}
      {children}
    </Detail>
  </Tile>
);

/** The figures of the period at a glance, compared with the previous period. */
export function HeadlineFigures({ report, linkTo }: { report: BusinessReport; linkTo: LinkTo }) {
  const { totals, totalsBefore: before, open, ahead } = report;
  const closed = totals.kept + totals.missed + totals.cancelled;
  const closedBefore = before.kept + before.missed + before.cancelled;
  const openAmount = open.reduce((sum, { amount }) => sum + amount, 0);
  const openBills = open.reduce((sum, { bills }) => sum + bills, 0);
  return (
    <Grid>
      <Figure
        label="Visits kept"
        value={totals.kept.toLocaleString('en-IN')}
        to={linkTo('appointments', { outcome: 'kept' })}
        now={totals.kept}
        before={before.kept}
        moreIsGood
      >
        {ahead > 0 ? `${ahead} booked ahead` : `${before.kept} before`}
      </Figure>
      <Figure
        label="Missed"
        value={totals.missed.toLocaleString('en-IN')}
        to={linkTo('appointments', { outcome: 'missed' })}
      >
        {shareOf(totals.missed, closed)}, before {shareOf(before.missed, closedBefore)}
      </Figure>
      <Figure
        label="Hours filled"
        value={shareOf(totals.used, totals.offered)}
        to={linkTo('appointments', { outcome: 'used' })}
      >
        {hoursInWords(totals.used)} of {hoursInWords(totals.offered)}, before{' '}
        {shareOf(before.used, before.offered)}
      </Figure>
      <Figure
        label="New patients"
        value={totals.fresh.toLocaleString('en-IN')}
        to={linkTo('patients', { patients: 'new' })}
        now={totals.fresh}
        before={before.fresh}
        moreIsGood
      >
        {totals.returning} returning
      </Figure>
      <Figure
        label="Raised"
        value={rupees(totals.raised)}
        to={linkTo('raised')}
        now={totals.raised}
        before={before.raised}
        moreIsGood
      />
      <Figure
        label="Received"
        value={rupees(totals.received)}
        to={linkTo('received')}
        now={totals.received}
        before={before.received}
        moreIsGood
      >
        {totals.refunded > 0 ? `${rupees(totals.refunded)} returned` : undefined}
      </Figure>
      <Figure label="Open today" value={rupees(openAmount)} to={linkTo('open')}>
        {openBills === 1 ? 'one bill' : `${openBills} bills`}
      </Figure>
      <Figure
        label="Test results within"
        value={waitInWords(totals.medianHours)}
        to={linkTo('tests', { released: 'yes' })}
      >
        {totals.released === 0
          ? 'none released'
          : `for half of ${totals.released} results; for 9 of 10 within ${waitInWords(totals.ninetiethHours)}`}
      </Figure>
    </Grid>
  );
}
