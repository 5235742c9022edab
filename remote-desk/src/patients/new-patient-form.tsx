import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useFormikContext } from 'formik';
import { makePatient } from '@nivara/shared/api-client/desk-patients';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { onDay } from '@nivara/shared/domain/date-of-birth';
import {
  gendersFor,
  newDeskPatientSchema,
  type DeskPatient,
  type NewDeskPatient,
} from '@nivara/shared/domain/desk-patients';
import { toE164 } from '@nivara/shared/domain/phone-number';
import { RadioField } from '@nivara/shared/ui/choice/choice-field';
import { Button } from '@nivara/shared/ui/form/button';
import { DateField, TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { space } from '@nivara/shared/ui/tokens/theme';
import { UNSEEN } from './unseen';
import { useHoldersWithPhone } from './use-holders-with-phone';

/** The texts of the fields; an empty one is not sent. */
export interface PatientAnswers {
  firstName: string;
  lastName: string;
  phone: string;
  dob: string;
  gender: string;
  email: string;
  familyOf: string;
}

const EMPTY: PatientAnswers = {
  firstName: '',
  lastName: '',
  phone: '',
  dob: '',
  gender: '',
  email: '',
  familyOf: '',
};

/** The text of the search prefills the form: a phone number, or a name. */
export function typedPatient(typed: string): PatientAnswers {
  const text = typed.trim();
  if (/\d/.test(text)) return toE164(text) === undefined ? EMPTY : { ...EMPTY, phone: text };
  const [firstName = '', ...others] = text.split(/\s+/);
  return { ...EMPTY, firstName, lastName: others.join(' ') };
}

const trimmedOrUndefined = (text: string) => text.trim() || undefined;

/** The body of the call; the schema refuses missing values. */
const toNewPatient = (values: PatientAnswers): NewDeskPatient => ({
  firstName: values.firstName,
  lastName: trimmedOrUndefined(values.lastName),
  phone: values.phone,
  dob: trimmedOrUndefined(values.dob),
  gender: gendersFor(values.familyOf !== '').find((gender) => gender === values.gender),
  email: trimmedOrUndefined(values.email),
  familyOf: trimmedOrUndefined(values.familyOf),
});

const Names = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[5]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
`;

const LONGEST_NAME = 60;

interface NewPatientFormProps {
  initial?: PatientAnswers;
  submitLabel: string;
  onMade: (patient: DeskPatient) => void;
  onCancel?: () => void;
}

/** Adds a patient with a new account, or to the family that has the same phone number. */
export function NewPatientForm({ initial = EMPTY, submitLabel, onMade, onCancel }: NewPatientFormProps) {
  const [today] = useState(() => clinicDate(new Date()));
  const schema = useMemo(() => onDay(newDeskPatientSchema, today), [today]);
  const name = { autoComplete: 'off', maxLength: LONGEST_NAME };
  return (
    <Form
      label="A new patient"
      initialValues={initial}
      schema={schema}
      onSubmit={async (values) => onMade(await makePatient(toNewPatient(values)))}
    >
      <Names>
        <TextField name="firstName" label="First name" {...name} />
        <TextField name="lastName" label="Last name" optional {...name} />
      </Names>
      <TextField name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="off" />
      <WhoseAccount />
      <DateField name="dob" label="Date of birth" optional max={today} autoComplete="off" />
      <GenderField />
      <TextField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="off"
        optional
        hint="The patient gets a link there to choose a password."
      />
      <Cluster>
        <SubmitButton busyLabel="Adding…">{submitLabel}</SubmitButton>
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel}>
            Back to the search
          </Button>
        ) : null}
      </Cluster>
    </Form>
  );
}

/** Shown only when the clinic knows somebody with that phone. */
function WhoseAccount() {
  const { values } = useFormikContext<PatientAnswers>();
  const families = useHoldersWithPhone(values.phone);
  if (families.length === 0) return null;
  return (
    <RadioField
      name="familyOf"
      label="This phone is known"
      options={[
        { value: '', label: 'An account of their own' },
        ...families.map(({ id, name, isUnseen }) => ({
          value: id,
          label: `The family of ${name}${isUnseen ? ` (${UNSEEN})` : ''}`,
        })),
      ]}
    />
  );
}

function GenderField() {
  const { values } = useFormikContext<PatientAnswers>();
  const isMember = values.familyOf !== '';
  return (
    <RadioField
      name="gender"
      label="Gender"
      optional={!isMember}
      options={gendersFor(isMember).map((gender) => ({ value: gender, label: gender }))}
      inline
    />
  );
}
