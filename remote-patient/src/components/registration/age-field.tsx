import { useId } from 'react';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { ageOn } from '@nivara/shared/domain/clinic-time';
import { dobProblem } from '@nivara/shared/domain/date-of-birth';
import { isRealDate } from '@nivara/shared/domain/field-rules';
import type { Registration } from '@nivara/shared/domain/patient';
import { controlLook, FieldFrame } from '@nivara/shared/ui/field-frame';

const Input = styled.input`
  ${controlLook}
  max-width: calc(12ch + 2.5rem);
`;

/** Whole years, from the date of birth: nobody types it. */
export function AgeField({ today }: { today: string }) {
  const id = useId();
  const { values } = useFormikContext<Registration>();
  const { dob } = values.personalDetails;
  const isKnown = isRealDate(dob) && dobProblem(dob, today) === undefined;
  return (
    <FieldFrame id={id} label="Age in years">
      <Input id={id} readOnly value={isKnown ? String(ageOn(dob, today)) : ''} />
    </FieldFrame>
  );
}
