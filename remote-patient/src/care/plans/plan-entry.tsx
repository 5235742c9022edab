import { useId } from 'react';
import styled from 'styled-components';
import type { CarePlanItem } from '@nivara/shared/domain/care-plan';
import { clockTime } from '@nivara/shared/domain/clinic-time';
import { ChoiceInput, ChoiceLabel } from '@nivara/shared/ui/choice/choice-look';
import { ClockIcon } from '@nivara/shared/ui/layout/icon';
import { color, space, text } from '@nivara/shared/ui/tokens/theme';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';

const Row = styled.li`
  display: grid;
  align-items: start;
  column-gap: ${space[3]};
  padding-block: ${space[2]};
  border-top: 1px solid ${color.line};
  grid-template-columns: 24px minmax(0, 1fr);

  &:first-child {
    border-top: 0;
  }
  > svg {
    margin: 10px 0;
    color: ${color.textMuted};
  }
  /* Lets a week fit on one sheet. */
  @media print {
    padding-block: 2px;
    column-gap: ${space[2]};
    font-size: ${text.small};
    line-height: 1.3;
    grid-template-columns: 16px minmax(0, 1fr);

    > :is(svg, input) {
      width: 16px;
      height: 16px;
      margin: 2px 0;
    }
    label,
    p {
      padding: 0;
      margin: 0;
      line-height: inherit;
    }
  }
`;

const Title = styled(ChoiceLabel)`
  display: block;
  font-weight: 600;
`;

/** Before the item's day, this title replaces the checkbox's label at the same size. */
const UpcomingTitle = styled.p`
  padding: 10px 0;
  font-weight: 600;
  line-height: 1.5;
`;

const Time = styled.span`
  margin-inline-start: ${space[2]};
  color: ${color.textMuted};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  white-space: nowrap;
`;

const Words = styled.p`
  margin-top: -${space[2]};
  padding-bottom: ${space[1]};
  color: ${color.textMuted};
  white-space: pre-line;
`;

interface PlanEntryProps {
  item: CarePlanItem;
  done: boolean;
  /** True before the item's day. */
  upcoming: boolean;
  onSet: (done: boolean) => void;
}

export function PlanEntry({ item, done, upcoming, onSet }: PlanEntryProps) {
  const id = useId();
  const name = (
    <>
      {item.title} {item.time === null ? null : <Time>{timeInWords(item.time)}</Time>}
    </>
  );
  return (
    <Row>
      {upcoming ? (
        <ClockIcon size={24} />
      ) : (
        <ChoiceInput
          id={id}
          type="checkbox"
          checked={done}
          aria-describedby={item.text === '' ? undefined : `${id}-text`}
          onChange={({ target }) => onSet(target.checked)}
        />
      )}
      <div>
        {upcoming ? (
          <UpcomingTitle>
            <VisuallyHidden>Not yet: </VisuallyHidden>
            {name}
          </UpcomingTitle>
        ) : (
          <Title htmlFor={id}>{name}</Title>
        )}
        {item.text === '' ? null : <Words id={`${id}-text`}>{item.text}</Words>}
      </div>
    </Row>
  );
}

/** Converts "19:30" to "7:30 PM". */
function timeInWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return clockTime(hours * 60 + minutes);
}
