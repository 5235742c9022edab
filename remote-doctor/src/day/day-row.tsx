import styled, { css } from 'styled-components';
import { VisitStateBadge } from '@nivara/shared/area/day/visit-state-badge';
import { VisitStateButtons } from '@nivara/shared/area/day/visit-state-buttons';
import type { DayEntry } from '@nivara/shared/domain/doctor-day';
import { NEXT_VISIT_STATE, type VisitState } from '@nivara/shared/domain/visit';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { color, media, space, text } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../paths';

const beside = css`
  grid-template-columns: minmax(0, 1fr) auto;
`;

const Row = styled.div<{ $over: boolean }>`
  display: grid;
  align-items: start;
  gap: ${space[2]} ${space[4]};
  /* After the visit only the menu is left, which fits beside the patient. */
  ${({ $over }) => ($over ? beside : '')}

  ${media.tablet} {
    align-items: center;
    ${beside}
  }
`;

const Who = styled.div`
  display: grid;
  gap: ${space[1]};

  p + p {
    color: ${color.textMuted};
    font-size: ${text.small};
  }
  span {
    vertical-align: text-bottom;
  }
`;

interface DayRowProps {
  entry: DayEntry;
  onState: ((entry: DayEntry, state: VisitState) => void) | undefined;
}

export function DayRow({ entry, onState }: DayRowProps) {
  const { appointmentId, patient, service, online, complaints, due, state } = entry;
  return (
    <Row $over={NEXT_VISIT_STATE[state] === undefined}>
      <Who>
        <p>
          <TextLink to={paths.visit(appointmentId)} data-visit>
            {patient.name}
          </TextLink>
          {patient.age === null ? '' : `, ${patient.age}`}{' '}
          {state === 'expected' ? null : (
            <>
              <VisitStateBadge state={state} />{' '}
            </>
          )}
          {patient.isNew ? <Badge>New</Badge> : null}{' '}
          {due.map((each) => (
            <Badge key={each} tone="accent">
              {each}
            </Badge>
          ))}
        </p>
        <p>
          {service}
          {online ? ', by video' : ''}
          {complaints === null ? '' : `: ${complaints}`}
        </p>
      </Who>
      {onState ? (
        <VisitStateButtons
          patientName={patient.name}
          state={state}
          onState={(next) => onState(entry, next)}
          isListed
        />
      ) : null}
    </Row>
  );
}
