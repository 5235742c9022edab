import { useEffect, useRef } from 'react';
import { useNotificationFeed } from '@nivara/shared/area/notifications/notification-feed-context';

/** Calls again whenever the number of the menu changes, since a colleague has done something. */
export function useInboxChanges(reload: () => void): void {
  const { inbox } = useNotificationFeed();
  const known = useRef(inbox);
  useEffect(() => {
    const before = known.current;
    known.current = inbox;
    if (before !== undefined && before !== inbox) reload();
  }, [inbox, reload]);
}
