import { useId, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useNavigate } from '@nivara/shared/app-context/router';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { periodProblem } from '@nivara/shared/domain/business-report';
import { CALENDAR_PERIODS, calendarPeriodOf, periodAround } from '@nivara/shared/domain/report-period';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { controlLook } from '@nivara/shared/ui/form/field-frame';
import { ArrowLeftIcon, ArrowRightIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { color, space, text } from '@nivara/shared/ui/tokens/theme';
import { addressOf, type AskedReport, shiftReport } from './asked-period';

const NAMES = { month: 'Month', quarter: 'Quarter', year: 'Year' } as const;

const Dates = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};

  label {
    display: grid;
    font-size: ${text.small};
    font-weight: 600;
    gap: ${space[1]};
  }
  input {
    ${controlLook}
    width: 10.5rem;
  }
  p {
    flex-basis: 100%;
    color: ${color.danger};
    font-size: ${text.small};
  }
`;

/** Chooses a month, quarter, year or any days, and links to the periods before and after. */
export function PeriodBar({ asked }: { asked: AskedReport }) {
  const kind = calendarPeriodOf(asked);
  const [isOpen, setOpen] = useState(kind === undefined);
  const now = new Date();
  const id = useId();
  return (
    <Stack $gap={3}>
      <Cluster as="nav" aria-label="Period" $gap={2}>
        <ButtonLink
          to={addressOf(shiftReport(asked, -1), now)}
          variant="secondary"
          size="small"
          icon={<ArrowLeftIcon size={18} />}
        >
          Previous
        </ButtonLink>
        {CALENDAR_PERIODS.map((each) => (
          <ButtonLink
            key={each}
            to={addressOf({ ...periodAround(each, clinicDate(now)), doctor: asked.doctor }, now)}
            variant={each === kind ? 'primary' : 'secondary'}
            size="small"
            aria-current={each === kind ? 'true' : undefined}
          >
            {NAMES[each]}
          </ButtonLink>
        ))}
        <Button
          variant={kind === undefined ? 'primary' : 'secondary'}
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Other days
        </Button>
        <ButtonLink to={addressOf(shiftReport(asked, 1), now)} variant="secondary" size="small">
          Next
          <ArrowRightIcon size={18} />
        </ButtonLink>
      </Cluster>
      <div id={id} hidden={!isOpen}>
        <DateRange key={`${asked.from} ${asked.to}`} asked={asked} />
      </div>
    </Stack>
  );
}

function DateRange({ asked }: { asked: AskedReport }) {
  const navigate = useNavigate();
  const id = useId();
  const [from, setFrom] = useState(asked.from);
  const [to, setTo] = useState(asked.to);
  const [problem, setProblem] = useState<string>();
  const show = (event: FormEvent) => {
    event.preventDefault();
    const found =
      from === '' && to === '' ? { message: 'Please enter both days.' } : periodProblem({ from, to });
    setProblem(found?.message);
    if (found === undefined) navigate(addressOf({ from, to, doctor: asked.doctor }, new Date()));
  };
  const described = problem === undefined ? undefined : { 'aria-invalid': true, 'aria-describedby': id };
  return (
    <Dates onSubmit={show} noValidate aria-label="Other days">
      <label>
        First day
        <input type="date" value={from} onChange={({ target }) => setFrom(target.value)} {...described} />
      </label>
      <label>
        Last day
        <input type="date" value={to} onChange={({ target }) => setTo(target.value)} {...described} />
      </label>
      <Button type="submit" variant="secondary">
        Show
      </Button>
      <p id={id} role="alert">
        {problem}
      </p>
    </Dates>
  );
}
