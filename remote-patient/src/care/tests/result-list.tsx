import styled from 'styled-components';
import { FlagBadge } from '@nivara/shared/area/test/value-flag';
import { dateInShort } from '@nivara/shared/domain/clinic-time';
import {
  type Measure,
  type Reading,
  measureRange,
  measuresOf,
  readingFlag,
  readingsOf,
  valuesInWords,
} from '@nivara/shared/domain/measure';
import { trendsIn } from '@nivara/shared/domain/test-results';
import { withUnbrokenUnits } from '@nivara/shared/domain/unbroken-units';
import { type TestValue, type Trend, flagOf, rangeText } from '@nivara/shared/domain/test-values';
import { ChevronDownIcon, ChevronUpIcon } from '@nivara/shared/ui/layout/icon';
import { color, font, media, radius, space, text } from '@nivara/shared/ui/tokens/theme';

const List = styled.ul`
  display: grid;
  padding: 0;
  gap: ${space[3]};
  grid-template-columns: repeat(auto-fill, minmax(min(12.5rem, 100%), 1fr));
  list-style: none;

  li {
    display: grid;
    align-content: start;
    padding: ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${color.surface};
    gap: ${space[1]};
  }
  p {
    margin: 0;
  }
  [data-about] {
    color: ${color.textMuted};
    font-size: ${text.small};
  }
  /* On a phone the usual range stands beside the value, so that several results are in sight. */
  ${media.phone} {
    gap: ${space[2]};

    li {
      padding: ${space[3]} ${space[4]};
      grid-template-columns: minmax(0, auto) 1fr auto;
      column-gap: ${space[3]};
    }
    li > * {
      grid-column: 1 / -1;
    }
    [data-part='name'] {
      grid-column: 1 / 3;
    }
    [data-part='value'] {
      grid-column: 1;
    }
    [data-part='flag'] {
      grid-column: 3;
      grid-row: 1;
      justify-self: end;
    }
    [data-part='range'] {
      align-self: center;
      min-width: 0;
      grid-column: 2 / -1;
      grid-row: 2;
      overflow-wrap: anywhere;
      text-align: end;
    }
  }
  @media print {
    gap: ${space[2]};
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));

    li {
      padding: ${space[2]};
      gap: 0;
    }
  }
  [data-change] {
    display: flex;
    gap: ${space[1]};
  }
  svg {
    flex: none;
    margin-block-start: 0.15em;
  }
`;

const Value = styled.p`
  font: 600 ${text.h2} / 1.2 ${font.heading};
  font-variant-numeric: lining-nums tabular-nums;

  /* A unit such as mL/min/1.73 m² moves to the next line as a whole. */
  small {
    display: inline-block;
    max-width: 100%;
    color: ${color.textMuted};
    font-family: ${font.body};
    font-size: ${text.small};
    font-weight: 400;
  }
`;

interface ResultListProps {
  values: readonly TestValue[];
  /** The trends of all tests of the patient; empty until they are loaded. */
  trends: readonly Trend[];
}

/** Shows the latest value of each measure with its range and its change. Values out of range come first. */
export function ResultList({ values, trends }: ResultListProps) {
  const results = measuresOf(trendsIn(values)).flatMap((measure) => {
    const latest = readingsOf(measure).at(-1);
    return latest === undefined ? [] : [{ measure, latest }];
  });
  const isOutOfRange = ({ measure, latest }: (typeof results)[number]) =>
    measureRange(measure) !== '' && readingFlag(measure, latest) !== 'normal';
  const sorted = results.sort((one, other) => Number(isOutOfRange(other)) - Number(isOutOfRange(one)));
  return (
    <List role="list" aria-label="Results">
      {sorted.map(({ measure, latest }) => (
        <Result key={`${measure.name} ${measure.unit}`} measure={measure} latest={latest} trends={trends} />
      ))}
    </List>
  );
}

interface ResultProps {
  measure: Measure;
  latest: Reading;
  trends: readonly Trend[];
}

function Result({ measure, latest, trends }: ResultProps) {
  const { name, unit } = measure;
  const known = measuresOf(trends).find((each) => each.name === name && each.unit === unit);
  const before = known && readingsOf(known).findLast(({ at }) => at < latest.at);
  const since = known && readingsOf(known).findLast(({ at }) => at > latest.at);
  const [first] = measure.trends;
  const flag = readingFlag(measure, latest);
  const range = measureRange(measure);
  return (
    <li>
      <p data-part="name">{name}</p>
      <Value data-part="value">
        {valuesInWords(latest)} <small>{unit}</small>
      </Value>
      {range === '' ? (
        <p data-about>There is no usual range for it.</p>
      ) : (
        <>
          <div data-part="flag">
            <FlagBadge value={{ low: first.low, high: first.high, flag }} />
          </div>
          <p data-about data-part="range">
            Usual {withUnit(range, unit)}
          </p>
        </>
      )}
      {known ? <Target measure={known} latest={latest} /> : null}
      {before === undefined ? null : <Change latest={latest} before={before} unit={unit} />}
      {since === undefined ? null : (
        <p data-about>
          Since then {withUnit(valuesInWords(since), unit)} on {dateInShort(new Date(since.at))}.
        </p>
      )}
    </li>
  );
}

const withUnit = (value: string, unit: string) => `${value} ${withUnbrokenUnits(unit)}`.trim();

const VERDICTS = { low: 'Below', normal: 'Within', high: 'Above' } as const;

function Target({ measure, latest }: { measure: Measure; latest: Reading }) {
  return measure.trends.map(({ name, target }, index) => {
    const value = latest.values[index];
    if (target === undefined || value == null) return null;
    const verdict = VERDICTS[flagOf(value, target)];
    return (
      <p key={name} data-about>
        {verdict} the target ({rangeText(target)}) that {target.doctor} has set.
      </p>
    );
  });
}

const ARROWS = {
  up: { words: 'Up', Mark: ChevronUpIcon },
  down: { words: 'Down', Mark: ChevronDownIcon },
} as const;

function Change({ latest, before, unit }: { latest: Reading; before: Reading; unit: string }) {
  const earlier = withUnit(valuesInWords(before), unit);
  const day = dateInShort(new Date(before.at));
  // The first value of a blood pressure, the systolic one, decides how it has changed.
  const difference = (latest.values[0] ?? 0) - (before.values[0] ?? 0);
  if (difference === 0) return <p data-about>The same as on {day}.</p>;
  const { words, Mark } = ARROWS[difference > 0 ? 'up' : 'down'];
  return (
    <p data-about data-change>
      <Mark size={16} />
      <span>
        {words} from {earlier} on {day}.
      </span>
    </p>
  );
}
