import { useCallback } from 'react';
import { setVisitState } from '@nivara/shared/api-client/visits';
import type { Answered } from '@nivara/shared/app-context/use-answer';
import { useStateChanges } from '@nivara/shared/area/day/use-state-changes';
import type { DayEntry, DoctorDay } from '@nivara/shared/domain/doctor-day';
import type { VisitState } from '@nivara/shared/domain/visit';

export function useSetVisitState(change: Answered<DoctorDay>['change']) {
  const show = useCallback(
    (id: string, state: VisitState) => change((day) => withState(day, id, state)),
    [change],
  );
  const set = useStateChanges(show, setVisitState);
  return useCallback(
    ({ appointmentId: id, patient, state }: DayEntry, next: VisitState) =>
      set({ id, patient: patient.name, state }, next),
    [set],
  );
}

const withState = (day: DoctorDay, id: string, state: VisitState): DoctorDay => ({
  ...day,
  timings: day.timings.map((timing) =>
    timing.entry?.appointmentId === id ? { ...timing, entry: { ...timing.entry, state } } : timing,
  ),
});
