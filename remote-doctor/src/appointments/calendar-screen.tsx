import { useCallback } from 'react';
import styled from 'styled-components';
import { Link } from '@nivara/shared/app-context/router';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { useDateParam } from '@nivara/shared/area/day/use-date-param';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { TREATED_STATUSES } from '@nivara/shared/domain/appointment-status';
import { addDays, clinicDate, dateInWords, dayInShort } from '@nivara/shared/domain/clinic-time';
import { DAYS_OF_WEEK } from '@nivara/shared/domain/doctor-day';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { Heading } from '@nivara/shared/ui/layout/layout';
import { color, media, radius, space, text } from '@nivara/shared/ui/tokens/theme';
import { mondayOf } from '../day/monday-of';
import { WeekNav } from '../day/week-nav';
import { DoctorPage } from '../frame/doctor-page';
import { paths } from '../paths';
import { AppointmentsNav } from './appointments-nav';
import { appointmentsIn } from './appointments-in';

const Week = styled.ol`
  display: grid;
  padding: 0;
  gap: ${space[3]};
  list-style: none;

  ${media.desktop} {
    gap: ${space[2]};
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
`;

const Day = styled.li<{ $isToday: boolean }>`
  padding: ${space[3]};
  border: 1px solid ${({ $isToday }) => ($isToday ? color.primary : color.line)};
  border-radius: ${radius.medium};
  background: ${color.surface};

  ol {
    display: grid;
    padding: 0;
    margin-top: ${space[2]};
    gap: ${space[1]};
    list-style: none;
  }
  p {
    margin-top: ${space[2]};
    color: ${color.textMuted};
    font-size: ${text.small};
  }
`;

const Entry = styled(Link)<{ $isOver: boolean }>`
  display: block;
  padding: ${space[2]};
  border-radius: ${radius.small};
  background: ${({ $isOver }) => ($isOver ? color.surfaceSunken : color.primarySoft)};
  color: ${color.text};
  font-size: ${text.small};
  line-height: 1.35;
  overflow-wrap: anywhere;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
  time {
    display: block;
    font-variant-numeric: lining-nums tabular-nums;
    font-weight: 650;
  }
`;

/** The appointments of a week, side by side. */
export function CalendarScreen() {
  const from = mondayOf(useDateParam('from') ?? clinicDate(new Date()));
  const to = addDays(from, DAYS_OF_WEEK - 1);
  const week = useAnswer(useCallback(() => appointmentsIn({ from, to }, TREATED_STATUSES), [from, to]));
  return (
    <DoctorPage
      name="Calendar of appointments"
      heading="Calendar"
      lead={`${dateInWords(from)} to ${dateInWords(to)}`}
    >
      <AppointmentsNav />
      <WeekNav from={from} to={paths.calendarFrom} current={paths.calendar} />
      <Loaded
        data={week}
        level={2}
        failure="This week could not be loaded"
        skeleton={<Skeleton height="24rem" shape="box" />}
      >
        {(appointments) => (
          <Week role="list">
            {Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(from, index)).map((date) => (
              <CalendarDay
                key={date}
                date={date}
                appointments={appointments.filter(({ appointmentDate }) => appointmentDate === date)}
              />
            ))}
          </Week>
        )}
      </Loaded>
    </DoctorPage>
  );
}

function CalendarDay({ date, appointments }: { date: string; appointments: Appointment[] }) {
  return (
    <Day $isToday={date === clinicDate(new Date())}>
      <Heading level={2} look="h4">
        <Link to={paths.dayOf(date)}>{dayInShort(date)}</Link>
      </Heading>
      {appointments.length === 0 ? (
        <p>Nobody</p>
      ) : (
        <ol role="list">
          {appointments.map(({ id, appointmentTime, patientName, service, online, status }) => (
            <li key={id}>
              <Entry to={paths.visit(id)} $isOver={status !== 'booked'}>
                <time>{appointmentTime}</time> {patientName}, {service}
                {online ? ', by video' : ''}
                {status === 'missed' ? ', missed' : ''}
              </Entry>
            </li>
          ))}
        </ol>
      )}
    </Day>
  );
}
