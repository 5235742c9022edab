import { setVisitState } from '@nivara/shared/api-client/visits';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { JoinLink } from '@nivara/shared/area/appointment/join-link';
import { VisitStateBadge } from '@nivara/shared/area/day/visit-state-badge';
import { VisitStateButtons } from '@nivara/shared/area/day/visit-state-buttons';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { VISIT_STATE_NAMES, type Visit, type VisitState } from '@nivara/shared/domain/visit';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { WriteLinks } from './write-links';

interface VisitActionsProps {
  visit: Visit;
  onState: (state: VisitState) => void;
  onBooked: (followUp: Appointment) => void;
}

/** Shows the visit's state, the video link, and the links to write prescriptions, plans and the like. */
export function VisitActions({ visit, onState, onBooked }: VisitActionsProps) {
  const { showToast } = useToasts();
  const { id, patient, state, isMine, appointment } = visit;

  const set = async (next: VisitState, before: VisitState) => {
    onState(next);
    try {
      await setVisitState(id, next);
    } catch (error) {
      onState(before);
      showToast({ tone: 'error', text: error instanceof Error ? error.message : String(error) });
      return;
    }
    showToast({
      tone: 'success',
      text: `${patient.name}: ${VISIT_STATE_NAMES[next].toLowerCase()}.`,
      action: { label: 'Undo', run: () => void set(before, next) },
    });
  };

  return (
    <Cluster $gap={4} $justify="space-between">
      <Cluster $gap={3}>
        <VisitStateBadge state={state} />
        {isMine ? (
          <VisitStateButtons
            patientName={patient.name}
            state={state}
            onState={(next) => void set(next, state)}
          />
        ) : null}
      </Cluster>
      {appointment.online ? (
        <p>
          By video: <JoinLink appointment={appointment} />
        </p>
      ) : null}
      {patient.id === null ? null : (
        <WriteLinks visit={visit} patient={{ ...patient, id: patient.id }} onBooked={onBooked} />
      )}
    </Cluster>
  );
}
