import { useCallback } from 'react';
import { listPeople } from '@nivara/shared/api-client/desk-people';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import type { DeskPerson } from '@nivara/shared/domain/desk-people';
import { toE164 } from '@nivara/shared/domain/phone-number';
import { LARGEST_PAGE } from '@nivara/shared/domain/list-query';

/** The holders of accounts with this phone number; empty while it is incomplete. */
export function useFamiliesOn(typed: string): readonly DeskPerson[] {
  const phone = toE164(typed);
  const known = useAnswer(
    useCallback(
      async () => (phone === undefined ? [] : (await listPeople({ q: phone, size: LARGEST_PAGE })).rows),
      [phone],
    ),
  );
  if (known.status !== 'ready') return [];
  return known.data.filter((person) => person.id === person.accountId && person.phone === phone);
}
