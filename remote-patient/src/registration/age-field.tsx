import { useId } from 'react';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { ageFrom } from '@nivara/shared/domain/date-of-birth';
import type { Registration } from '@nivara/shared/domain/patient';
import { controlLook, FieldFrame } from '@nivara/shared/ui/form/field-frame';
import { AGE_NAME } from './answer-names';

const Input = styled.input`
  ${controlLook}
  max-width: calc(12ch + 2.5rem);
`;

/** Whole years, computed from the date of birth. */
export function AgeField({ today }: { today: string }) {
  const id = useId();
  const { values } = useFormikContext<Registration>();
  const { dob } = values.personalDetails;
  return (
    <FieldFrame id={id} label={AGE_NAME}>
      <Input id={id} readOnly value={ageFrom(dob, today) ?? ''} />
    </FieldFrame>
  );
}
