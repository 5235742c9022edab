import { useCallback } from 'react';
import { readService } from '../../api-client/clinic-services';
import { useAnswer } from '../../app-context/use-answer';
import type { Loadable } from '../../app-context/loadable';
import type { ClinicService } from '../../domain/clinic-service';

/** Undefined while no service is chosen. */
export type ServiceTerms = Loadable<Pick<ClinicService, 'fee' | 'doctors' | 'online'>> | undefined;

export function useServiceTerms(service: string): ServiceTerms {
  const id = Number(service) || undefined;
  const ask = useCallback(async () => (id === undefined ? undefined : readService(id)), [id]);
  const answer = useAnswer(ask);
  if (id === undefined) return undefined;
  if (answer.status !== 'ready') return answer;
  return answer.data ? { status: 'ready', data: answer.data } : { status: 'loading' };
}
