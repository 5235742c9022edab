import styled from 'styled-components';
import { notificationPage } from '@nivara/shared/contracts/notification-pages';
import type { SessionUser } from '@nivara/shared/contracts/session';
import type { Notification } from '@nivara/shared/domain/notification';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { space } from '@nivara/shared/ui/tokens/theme';
import { byDay } from './notifications-by-day';
import { NotificationItem } from './notification-item';

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  padding: 0;
  margin: 0;
  list-style: none;
`;

interface NotificationDaysProps {
  notifications: readonly Notification[];
  user: SessionUser;
  onRead: (notification: Notification, read: boolean) => void;
}

export const NotificationDays = ({ notifications, user, onRead }: NotificationDaysProps) =>
  byDay(notifications, new Date()).map((day) => (
    <Stack key={day.date} as="section" $gap={3} aria-labelledby={`day-${day.date}`}>
      <Heading level={2} look="h3" id={`day-${day.date}`}>
        {day.name}
      </Heading>
      <List role="list">
        {day.notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationItem
              notification={notification}
              to={notification.about ? notificationPage(user, notification.about) : undefined}
              onRead={(read) => onRead(notification, read)}
            />
          </li>
        ))}
      </List>
    </Stack>
  ));
