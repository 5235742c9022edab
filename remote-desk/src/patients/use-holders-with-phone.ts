import { useCallback } from 'react';
import { listDeskPatients } from '@nivara/shared/api-client/desk-patients';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import type { DeskPatient } from '@nivara/shared/domain/desk-patients';
import { toE164 } from '@nivara/shared/domain/phone-number';
import { LARGEST_PAGE } from '@nivara/shared/domain/list-query';

/** The holders of the accounts with this phone number; empty while the number is incomplete or the answer loads. */
export function useHoldersWithPhone(typed: string): readonly DeskPatient[] {
  const phone = toE164(typed);
  const known = useAnswer(
    useCallback(
      async () =>
        phone === undefined ? [] : (await listDeskPatients({ q: phone, size: LARGEST_PAGE })).rows,
      [phone],
    ),
  );
  if (known.status !== 'ready') return [];
  return known.data.filter((patient) => patient.id === patient.accountId && patient.phone === phone);
}
