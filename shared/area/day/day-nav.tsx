import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { useNavigate } from '@nivara/shared/app-context/router';
import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { controlLook } from '@nivara/shared/ui/form/field-frame';
import { ArrowLeftIcon, ArrowRightIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';

const DateInput = styled.input`
  ${controlLook}
  width: 11rem;
`;

interface DayNavProps {
  date: string;
  /** The address of a day. */
  to: (date: string) => string;
  /** The address of today. */
  today: string;
  children?: ReactNode;
}

/** Links to the days before and after, and has a field for any other day. */
export function DayNav({ date, to, today, children }: DayNavProps) {
  const id = useId();
  const navigate = useNavigate();
  const isToday = date === clinicDate(new Date());
  return (
    <Cluster as="nav" aria-label="Other days">
      <ButtonLink to={to(addDays(date, -1))} variant="secondary" size="small">
        <ArrowLeftIcon size={18} />
        <VisuallyHidden>Previous day</VisuallyHidden>
      </ButtonLink>
      <VisuallyHidden as="label" htmlFor={id}>
        Go to a day
      </VisuallyHidden>
      <DateInput
        id={id}
        key={date}
        type="date"
        defaultValue={date}
        onChange={({ target }) => {
          if (target.value !== '' && target.validity.valid) navigate(to(target.value));
        }}
      />
      <ButtonLink to={to(addDays(date, 1))} variant="secondary" size="small">
        <ArrowRightIcon size={18} />
        <VisuallyHidden>Next day</VisuallyHidden>
      </ButtonLink>
      {isToday ? null : (
        <ButtonLink to={today} variant="quiet" size="small">
          Today
        </ButtonLink>
      )}
      {children}
    </Cluster>
  );
}
