import styled from 'styled-components';
import { notificationPage } from '@nivara/shared/contracts/notification-pages';
import type { Notification } from '@nivara/shared/domain/notification';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { space } from '@nivara/shared/ui/tokens/theme';
import { byDay } from './notifications-by-day';
import { NoticeItem } from './notification-item';

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  padding: 0;
  margin: 0;
  list-style: none;
`;

interface NoticeDaysProps {
  notices: readonly Notification[];
  username: string;
  onRead: (notice: Notification, read: boolean) => void;
}

/** Day by day, the newest first. */
export const NoticeDays = ({ notices, username, onRead }: NoticeDaysProps) =>
  byDay(notices, new Date()).map((day) => (
    <Stack key={day.date} as="section" $gap={3} aria-labelledby={`day-${day.date}`}>
      <Heading level={2} look="h3" id={`day-${day.date}`}>
        {day.name}
      </Heading>
      <List role="list">
        {day.notices.map((notice) => (
          <li key={notice.id}>
            <NoticeItem
              notice={notice}
              to={notice.about ? notificationPage(username, notice.about) : undefined}
              onRead={(read) => onRead(notice, read)}
            />
          </li>
        ))}
      </List>
    </Stack>
  ));
