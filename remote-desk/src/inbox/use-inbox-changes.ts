import { useEffect, useRef } from 'react';
import { useNotificationFeed } from '@nivara/shared/area/notifications/notification-feed-context';

/** Reloads when the inbox count in the menu changes, since a colleague may have changed the inbox. */
export function useInboxChanges(reload: () => void): void {
  const { inbox } = useNotificationFeed();
  const known = useRef(inbox);
  useEffect(() => {
    const before = known.current;
    known.current = inbox;
    if (before !== undefined && before !== inbox) reload();
  }, [inbox, reload]);
}
