import { useCallback } from 'react';
import { setDeskVisitState } from '@nivara/shared/api-client/desk-day';
import type { Answered } from '@nivara/shared/app-context/use-answer';
import { useStateChanges } from '@nivara/shared/area/day/use-state-changes';
import type { DeskAppointment, DeskDay } from '@nivara/shared/domain/desk-day';
import type { VisitState } from '@nivara/shared/domain/visit';

export type SetVisitState = (appointment: DeskAppointment, state: VisitState) => void;

/** Sets the state of a visit at once, and offers to undo it in a toast. */
export function useSetVisitState(change: Answered<DeskDay>['change']): SetVisitState {
  const show = useCallback(
    (id: string, state: VisitState) => change((day) => withState(day, id, state)),
    [change],
  );
  const set = useStateChanges(show, setDeskVisitState);
  return useCallback(
    ({ id, patient, state }, next) => {
      if (state !== null) set({ id, patient: patient.name, state }, next);
    },
    [set],
  );
}

const withState = (day: DeskDay, id: string, state: VisitState): DeskDay => ({
  ...day,
  doctors: day.doctors.map((doctor) => ({
    ...doctor,
    timings: doctor.timings.map((timing) =>
      timing.appointments.some((each) => each.id === id)
        ? {
            ...timing,
            appointments: timing.appointments.map((each) => (each.id === id ? { ...each, state } : each)),
          }
        : timing,
    ),
  })),
});
