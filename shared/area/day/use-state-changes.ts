import { useCallback } from 'react';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { VISIT_STATE_NAMES, type VisitState } from '@nivara/shared/domain/visit';

interface PatientVisit {
  id: string;
  patient: string;
  state: VisitState;
}

/**
 * Shows a new state at once, offers to undo it, and restores the old one when the service refuses. Both functions must
 * be the same on every render.
 */
export function useStateChanges(
  show: (id: string, state: VisitState) => void,
  save: (id: string, state: VisitState) => Promise<unknown>,
) {
  const { showToast } = useToasts();
  return useCallback(
    ({ id, patient, state: before }: PatientVisit, state: VisitState) => {
      const set = async (next: VisitState, last: VisitState) => {
        show(id, next);
        try {
          await save(id, next);
          return true;
        } catch (error) {
          show(id, last);
          showToast({ tone: 'error', text: error instanceof Error ? error.message : String(error) });
          return false;
        }
      };
      void set(state, before).then((done) => {
        if (!done) return;
        showToast({
          tone: 'success',
          text: `${patient}: ${VISIT_STATE_NAMES[state].toLowerCase()}.`,
          action: { label: 'Undo', run: () => void set(before, state) },
        });
      });
    },
    [show, save, showToast],
  );
}
