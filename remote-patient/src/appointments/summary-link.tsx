import { useCallback } from 'react';
import { listVisits } from '@nivara/shared/api-client/visits';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { LARGEST_PAGE } from '@nivara/shared/domain/list-query';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { paths } from '../paths';

interface SummaryLinkProps {
  appointment: Appointment;
  username: string;
}

/** Shown once the doctor has signed the summary of the visit. */
export function SummaryLink({ appointment: { id, appointmentDate: date }, username }: SummaryLinkProps) {
  const signed = useAnswer(
    useCallback(() => listVisits({ from: date, to: date, size: LARGEST_PAGE }), [date]),
  );
  if (signed.status !== 'ready' || signed.data.rows.every((visit) => visit.id !== id)) return null;
  return <ButtonLink to={paths.visit(username, id)}>Read the summary of the visit</ButtonLink>;
}
