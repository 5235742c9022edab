import { useId, useRef } from 'react';
import styled from 'styled-components';
import type { DoctorHours } from '@nivara/shared/domain/doctor';
import { TIMING_TEXTS } from '@nivara/shared/domain/timings';
import { Button } from '@nivara/shared/ui/form/button';
import { controlLook } from '@nivara/shared/ui/form/field-frame';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { color, space } from '@nivara/shared/ui/tokens/theme';
import { WEEKDAYS } from '../../form/weekdays';

const USUAL = { from: '8:00 AM', to: '11:20 AM' };

const Fieldset = styled.fieldset`
  display: grid;
  padding: 0 0 ${space[3]};
  border: 0;
  border-bottom: 1px solid ${color.line};
  gap: ${space[2]};

  legend {
    padding: 0;
    font-weight: 600;
    margin-bottom: ${space[2]};
  }
`;

const Select = styled.select`
  ${controlLook}
  /* Both timings of a shift fit into one line of a phone. */
  width: min(8rem, calc((100% - 2.75rem) / 2));
`;

interface WeekdayHoursProps {
  weekday: number;
  shifts: readonly DoctorHours[];
  onChange: (shifts: DoctorHours[]) => void;
}

/** The shifts of one day of the week. */
export function WeekdayHours({ weekday, shifts, onChange }: WeekdayHoursProps) {
  const id = useId();
  const name = WEEKDAYS[weekday] ?? '';
  const addButton = useRef<HTMLButtonElement>(null);
  const replace = (index: number, part: Partial<DoctorHours>) =>
    onChange(shifts.map((shift, at) => (at === index ? { ...shift, ...part } : shift)));
  return (
    <Fieldset>
      <legend>{name}</legend>
      {shifts.length === 0 ? <p>Not at work.</p> : null}
      {shifts.map((shift, index) => (
        <Cluster key={`${id}-${index}`} $gap={2}>
          <TimingSelect
            label={`${name}, first timing`}
            value={shift.from}
            onChange={(from) => replace(index, { from })}
          />
          to
          <TimingSelect
            label={`${name}, last timing`}
            value={shift.to}
            onChange={(to) => replace(index, { to })}
          />
          <Button
            variant="quiet"
            size="small"
            aria-label={`Remove ${name} ${shift.from} to ${shift.to}`}
            onClick={() => {
              // The pressed button disappears with its line.
              addButton.current?.focus();
              onChange(shifts.filter((_, at) => at !== index));
            }}
          >
            Remove
          </Button>
        </Cluster>
      ))}
      <div>
        <Button
          ref={addButton}
          variant="quiet"
          size="small"
          onClick={() => onChange([...shifts, { weekday, ...nextShift(shifts) }])}
        >
          Add hours<VisuallyHidden> on {name}</VisuallyHidden>
        </Button>
      </div>
    </Fieldset>
  );
}

interface TimingSelectProps {
  label: string;
  value: string;
  onChange: (timing: string) => void;
}

const TimingSelect = ({ label, value, onChange }: TimingSelectProps) => (
  <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
    {TIMING_TEXTS.map((timing) => (
      <option key={timing}>{timing}</option>
    ))}
  </Select>
);

/** Begins after the last shift of the day. */
function nextShift(shifts: readonly DoctorHours[]): Pick<DoctorHours, 'from' | 'to'> {
  const last = shifts.at(-1);
  if (last === undefined) return USUAL;
  const from = TIMING_TEXTS[TIMING_TEXTS.indexOf(last.to) + 1] ?? last.to;
  return { from, to: TIMING_TEXTS.at(-1) ?? from };
}
