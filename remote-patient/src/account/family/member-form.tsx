import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { onDay } from '@nivara/shared/domain/date-of-birth';
import {
  FAMILY_GENDERS,
  familyMemberSchema,
  type FamilyMember,
  type FamilyMemberValues,
} from '@nivara/shared/domain/family';
import { Button } from '@nivara/shared/ui/form/button';
import { RadioField } from '@nivara/shared/ui/choice/choice-field';
import { DateField, TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { space } from '@nivara/shared/ui/tokens/theme';

/** The values of the fields before validation. */
export interface MemberAnswers {
  firstName: string;
  middleName: string;
  lastName: string;
  dob: string;
  gender: string;
}

export const EMPTY_MEMBER: MemberAnswers = {
  firstName: '',
  middleName: '',
  lastName: '',
  dob: '',
  gender: '',
};

export const answersOf = ({ firstName, middleName, lastName, dob, gender }: FamilyMember): MemberAnswers => ({
  firstName,
  middleName,
  lastName,
  dob,
  gender,
});

const Names = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[5]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
`;

interface MemberFormProps {
  label: string;
  initialValues: MemberAnswers;
  submitLabel: string;
  /** When it rejects, the form shows the reason and keeps the answers. */
  onSubmit: (values: FamilyMemberValues) => Promise<void>;
  onChange?: (values: MemberAnswers) => void;
  onCancel?: () => void;
}

const GENDER_OPTIONS = FAMILY_GENDERS.map((gender) => ({ value: gender, label: gender }));
const LONGEST_NAME = 60;

export function MemberForm(props: MemberFormProps) {
  const { label, initialValues, submitLabel, onSubmit, onChange, onCancel } = props;
  const [today] = useState(() => clinicDate(new Date()));
  const schema = useMemo(() => onDay(familyMemberSchema, today), [today]);
  // Autocomplete is off, since the browser would fill in its owner instead of the family member.
  const name = { autoComplete: 'off', maxLength: LONGEST_NAME };
  return (
    <Form
      label={label}
      initialValues={initialValues}
      schema={schema}
      onChange={onChange}
      onSubmit={async (values, { resetForm }) => {
        await onSubmit(familyMemberSchema.validateSync(values));
        resetForm({ values: EMPTY_MEMBER });
      }}
    >
      <Names>
        <TextField name="firstName" label="First name" {...name} />
        <TextField name="middleName" label="Middle name" optional {...name} />
        <TextField name="lastName" label="Last name" optional {...name} />
      </Names>
      <DateField name="dob" label="Date of birth" max={today} autoComplete="off" />
      <RadioField name="gender" label="Gender" options={GENDER_OPTIONS} inline />
      <Cluster>
        <SubmitButton busyLabel="Saving…">{submitLabel}</SubmitButton>
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </Cluster>
    </Form>
  );
}
