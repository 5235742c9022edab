import { useEffect } from 'react';
import { useModals } from '@nivara/shared/app-context/app-context';
import { useLocation, useSearchParams } from '@nivara/shared/app-context/router';

/** `?doctor=2`, as the search box links it, opens the profile viewer at that person. */
export function useLinkedDirector() {
  const { openModal } = useModals();
  const [search] = useSearchParams();
  // Following the same link again opens the viewer again.
  const { key } = useLocation();
  const asked = search.get('doctor');

  useEffect(() => {
    const directorId = Number(asked);
    if (asked !== null && Number.isInteger(directorId)) openModal('directors', { directorId });
  }, [asked, key, openModal]);
}
