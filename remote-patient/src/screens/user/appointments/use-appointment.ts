import { useCallback } from 'react';
import { readAppointment } from '@nivara/shared/api-client/appointments';
import { recordOrNone } from '@nivara/shared/api-client/record-or-none';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { useParams } from '@nivara/shared/app-context/router';

/** The appointment that the address names; null when this person has none with that id. */
export function useAppointment() {
  const { id } = useParams();
  return useChangingAnswer(useCallback(() => recordOrNone(id, readAppointment), [id]));
}
