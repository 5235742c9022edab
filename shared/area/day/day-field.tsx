import { useId } from 'react';
import styled from 'styled-components';
import { errorId } from '@nivara/shared/ui/form/field-ids';
import { controlLook, FieldFrame } from '@nivara/shared/ui/form/field-frame';

const DateInput = styled.input`
  ${controlLook}
  max-width: 12rem;
`;

interface DayFieldProps {
  label: string;
  /** Empty while no day is chosen. */
  value: string;
  min?: string;
  max?: string;
  optional?: boolean;
  error?: string;
  onChange: (date: string) => void;
}

/** A field for a day, outside of a Formik form. */
export function DayField({ label, value, min, max, optional, error, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error}>
      <DateInput
        id={id}
        type="date"
        min={min}
        max={max}
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId(id)}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldFrame>
  );
}
