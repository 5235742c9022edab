import { useCallback } from 'react';
import styled from 'styled-components';
import { readDoctorWeek } from '@nivara/shared/api-client/doctor-day';
import { Link } from '@nivara/shared/app-context/router';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { useDateParam } from '@nivara/shared/area/day/use-date-param';
import { addDays, clinicDate, dateInWords, dayInShort } from '@nivara/shared/domain/clinic-time';
import { DAYS_OF_WEEK, type WeekDay } from '@nivara/shared/domain/doctor-day';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { color, font, media, radius, space, text } from '@nivara/shared/ui/tokens/theme';
import { DoctorPage } from '../frame/doctor-page';
import { paths } from '../paths';
import { mondayOf } from './monday-of';
import { WeekNav } from './week-nav';

const Days = styled.ol`
  display: grid;
  padding: 0;
  gap: ${space[3]};
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  }
`;

const Day = styled(Link)<{ $isToday: boolean }>`
  display: grid;
  height: 100%;
  align-content: start;
  padding: ${space[4]};
  border: 1px solid ${({ $isToday }) => ($isToday ? color.primary : color.line)};
  border-radius: ${radius.medium};
  background: ${({ $isToday }) => ($isToday ? color.primarySoft : color.surface)};
  color: ${color.text};
  gap: ${space[2]};
  text-decoration: none;

  &:hover {
    border-color: ${color.primary};
  }
  strong {
    font-weight: 650;
  }
  b {
    font: 600 ${text.h2} / 1.1 ${font.heading};
  }
  small {
    color: ${color.textMuted};
    font-size: ${text.small};
  }
`;

/** Shows seven days, each with a link to its day view. */
export function WeekScreen() {
  const from = useDateParam('from') ?? mondayOf(clinicDate(new Date()));
  const week = useAnswer(useCallback(() => readDoctorWeek(from), [from]));
  const heading = `${dateInWords(from)} to ${dateInWords(addDays(from, DAYS_OF_WEEK - 1))}`;
  return (
    <DoctorPage name="Your week" heading={heading}>
      <WeekNav from={from} to={paths.weekFrom} current={paths.week} />
      <Loaded
        data={week}
        level={2}
        failure="This week could not be loaded"
        skeleton={<Skeleton height="12rem" shape="box" />}
      >
        {(days) => (
          <Days role="list">
            {days.map((day) => (
              <li key={day.date}>
                <Day to={paths.dayOf(day.date)} $isToday={day.date === clinicDate(new Date())}>
                  <strong>{dayInShort(day.date)}</strong>
                  <span>
                    <b>{day.booked}</b> {day.booked === 1 ? 'patient' : 'patients'}
                  </span>
                  <small>{restOf(day)}</small>
                </Day>
              </li>
            ))}
          </Days>
        )}
      </Loaded>
    </DoctorPage>
  );
}

const restOf = ({ isDayOff, done, free }: WeekDay) =>
  isDayOff ? 'Day off' : [done > 0 ? `${done} done` : '', `${free} free`].filter(Boolean).join(', ');
