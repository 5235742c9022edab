import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ErrorState } from '@nivara/shared/ui/feedback/error-state';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import type { SessionUser } from '@nivara/shared/contracts/session';
import { BellIcon } from './bell-icon';
import { MailPreferences } from './mail-preferences';
import { NotificationDays } from './notification-days';
import { ReadAllButton } from './read-all-button';
import { useNotifications } from './use-notifications';

interface NotificationListProps {
  user: SessionUser;
  /** The link in an empty list. */
  home: { text: string; to: string };
  /** Says in an empty list what the first notification will be about. */
  first: string;
}

/** The notifications of whoever is signed in, and which of them come by mail too. */
export function NotificationList({ user, home, first }: NotificationListProps) {
  const { answer, older, received, showOlder, setRead, readAll } = useNotifications();
  return (
    <>
      <VisuallyHidden role="status">{received === undefined ? '' : `New: ${received.title}`}</VisuallyHidden>
      <Loaded
        data={answer}
        skeleton={<Skeletons />}
        failure="Your notifications could not be loaded"
        level={2}
      >
        {({ rows, total }) =>
          rows.length === 0 ? (
            <Card $padding="none">
              <EmptyState
                level={2}
                title="No notifications yet"
                icon={<BellIcon size={28} />}
                action={<ButtonLink to={home.to}>{home.text}</ButtonLink>}
              >
                {first}
              </EmptyState>
            </Card>
          ) : (
            <Stack $gap={5}>
              <Cluster>
                <ReadAllButton disabled={rows.every(({ read }) => read)} onReadAll={readAll} />
              </Cluster>
              <NotificationDays
                notifications={rows}
                user={user}
                onRead={(notification, read) => void setRead(notification, read)}
              />
              {older?.status === 'failed' ? (
                <ErrorState title="The older ones could not be loaded" onRetry={older.retry}>
                  {older.message}
                </ErrorState>
              ) : rows.length < total || older?.status === 'loading' ? (
                <Cluster $justify="center">
                  <Button variant="secondary" busy={older?.status === 'loading'} onClick={showOlder}>
                    Show older ones
                  </Button>
                </Cluster>
              ) : null}
            </Stack>
          )
        }
      </Loaded>
      <MailPreferences />
    </>
  );
}

const Skeletons = () => (
  <Stack $gap={3}>
    {[1, 2, 3].map((each) => (
      <SkeletonCard key={each} lines={2} />
    ))}
  </Stack>
);
