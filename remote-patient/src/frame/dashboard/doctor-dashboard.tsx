import { useId } from 'react';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import type { SessionUser } from '@nivara/shared/contracts/session';
import { clinicDate, dayInWords } from '@nivara/shared/domain/clinic-time';
import { Card } from '@nivara/shared/ui/layout/card';
import { CalendarIcon, ClockIcon } from '@nivara/shared/ui/layout/icon';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { BellIcon } from '../area-icons';
import { paths } from '../../paths';
import { readDoctorsDay, readOpenRequests, readUnread } from './dashboard-calls';
import { FigureCard } from './figure-card';
import { FiguresGrid } from './figures-grid';
import { TodaysList } from './todays-list';

export function DoctorDashboard({ user }: { user: SessionUser }) {
  const day = useAnswer(readDoctorsDay);
  const requests = useAnswer(readOpenRequests);
  const notifications = useAnswer(readUnread);
  const headingId = useId();
  const { UserName: name } = user;
  return (
    <>
      <FiguresGrid $count={3}>
        <FigureCard label="Appointments today" icon={<CalendarIcon />} answer={day}>
          {(rows) => ({
            value: rows.length,
            detail: <TextLink to={paths.appointments(name)}>Your appointments</TextLink>,
          })}
        </FigureCard>
        <FigureCard label="Requests without a timing" icon={<ClockIcon />} answer={requests} lines={2}>
          {(count) => ({ value: count, detail: 'Waiting for a doctor to choose one.' })}
        </FigureCard>
        <FigureCard label="Unread notifications" icon={<BellIcon />} answer={notifications}>
          {({ unread }) => ({
            value: unread,
            detail: <TextLink to={paths.notifications(name)}>Your notifications</TextLink>,
          })}
        </FigureCard>
      </FiguresGrid>
      <Stack as="section" $gap={4} aria-labelledby={headingId}>
        <Heading level={2} look="h3" id={headingId}>
          Today, {dayInWords(clinicDate(new Date()))}
        </Heading>
        <Card $padding="none">
          <Loaded
            data={day}
            level={3}
            failure="Today’s appointments could not be loaded"
            skeleton={<Skeleton height="24rem" shape="box" />}
          >
            {(rows) => <TodaysList appointments={rows} />}
          </Loaded>
        </Card>
      </Stack>
    </>
  );
}
