import styled from 'styled-components';
import { VisitStateBadge, VisitStateButtons } from '@nivara/shared/area/day/visit-state';
import type { DayEntry } from '@nivara/shared/domain/doctor-day';
import type { VisitState } from '@nivara/shared/domain/visit';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { color, media, space, text } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../paths';

const Line = styled.div`
  display: grid;
  align-items: center;
  gap: ${space[2]} ${space[4]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
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
    <Line>
      <Who>
        <p>
          <TextLink to={paths.visit(appointmentId)} data-visit>
            {patient.name}
          </TextLink>
          {patient.age === null ? '' : `, ${patient.age}`} {patient.isNew ? <Badge>New</Badge> : null}{' '}
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
        <VisitStateButtons patient={patient.name} state={state} onState={(next) => onState(entry, next)} />
      ) : (
        <VisitStateBadge state={state} />
      )}
    </Line>
  );
}
