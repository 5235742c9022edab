import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/form/button';
import { CheckIcon } from '../../ui/layout/icon';
import { Cluster, Stack } from '../../ui/layout/layout';
import { StepHeading, focusHeading } from '../../ui/layout/step-heading';
import { color, radius, space } from '../../ui/tokens/theme';
import { Ticket, type TicketProps } from './ticket';

interface BookedViewProps extends TicketProps {
  doneLabel: string;
  onDone: () => void;
}

const Done = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.successSoft};

  svg {
    flex: none;
    color: ${color.success};
  }
`;

export function BookedView({ booked, contact, billsTo, doneLabel, onDone }: BookedViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus was in the form that this view replaces.
  useEffect(() => focusHeading(heading.current), []);

  return (
    <Stack $gap={5}>
      <Done data-step>
        <CheckIcon size={28} />
        <div role="status">
          <StepHeading ref={heading}>Appointment booked successfully!</StepHeading>
        </div>
      </Done>
      <Ticket booked={booked} contact={contact} billsTo={billsTo} />
      <Cluster>
        <Button onClick={onDone}>{doneLabel}</Button>
      </Cluster>
    </Stack>
  );
}
