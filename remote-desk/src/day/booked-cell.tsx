import styled from 'styled-components';
import { VisitStateBadge } from '@nivara/shared/area/day/visit-state-badge';
import type { DeskAppointment } from '@nivara/shared/domain/desk-day';
import { NEXT_VISIT_STATE, VISIT_STATE_NAMES } from '@nivara/shared/domain/visit';
import { Button } from '@nivara/shared/ui/form/button';
import { CheckIcon } from '@nivara/shared/ui/layout/icon';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { color, radius, space, text } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../paths';
import type { SetVisitState } from './use-set-visit-state';

const Booked = styled.div<{ $over: boolean }>`
  display: grid;
  padding: ${space[1]} ${space[2]};
  border-inline-start: 4px solid ${({ $over }) => ($over ? color.lineStrong : color.primary)};
  border-radius: ${radius.small};
  background: ${({ $over }) => ($over ? color.surfaceSunken : color.primarySoft)};
  gap: ${space[1]};
  line-height: 1.35;

  & + & {
    margin-top: ${space[1]};
  }
  p {
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.textMuted};
    font-size: ${text.small};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`;

interface BookedCellProps {
  appointment: DeskAppointment;
  onState: SetVisitState | undefined;
}

export function BookedCell({ appointment, onState }: BookedCellProps) {
  const { id, patient, service, state, bill, closed } = appointment;
  // The cell offers the next state only; the appointment's own page offers all states.
  const next = state === null || closed ? undefined : NEXT_VISIT_STATE[state];
  return (
    <Booked $over={state === 'done' || state === 'missed'}>
      <p>
        <TextLink to={paths.appointment(id)}>{patient.name}</TextLink>
        {patient.age === null ? '' : `, ${patient.age}`}
      </p>
      <small>
        {service}
        {bill?.status === 'unpaid' ? ', unpaid' : ''}
      </small>
      <Row>
        {state === null || state === 'expected' ? null : <VisitStateBadge state={state} />}
        {onState && next ? (
          <Button
            variant="secondary"
            size="small"
            icon={<CheckIcon size={16} />}
            aria-label={`${VISIT_STATE_NAMES[next]}: ${patient.name}`}
            onClick={() => onState(appointment, next)}
          >
            {VISIT_STATE_NAMES[next]}
          </Button>
        ) : null}
      </Row>
    </Booked>
  );
}
