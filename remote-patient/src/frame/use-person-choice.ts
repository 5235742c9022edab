import { useCallback, useState } from 'react';
import { isEntityId } from '@nivara/shared/domain/entity-id';

const KEY = 'nivara-area-person';

/** The choice of a patient ends with the tab, since the next visitor of a shared device is somebody else. */
export function usePersonChoice(accountId: string | undefined) {
  const [chosen, setChosen] = useState(() => read(accountId));
  const choose = useCallback(
    (person: string | undefined) => {
      setChosen(person);
      try {
        if (person === undefined) sessionStorage.removeItem(KEY);
        else sessionStorage.setItem(KEY, `${accountId} ${person}`);
      } catch {
        // Without storage the choice lasts until the page is closed.
      }
    },
    [accountId],
  );
  return { chosen, choose };
}

/** Another account's choice does not count. */
function read(accountId: string | undefined): string | undefined {
  try {
    const [account, person] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
    return account === accountId && isEntityId(person) ? person : undefined;
  } catch {
    return undefined;
  }
}
