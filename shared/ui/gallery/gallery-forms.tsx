import { useState } from 'react';
import { Card } from '../layout/card';
import { ChecklistField } from '../choice/checklist-field';
import { ChoiceListField } from '../choice/choice-list-field';
import { CheckboxField, RadioField, SelectField } from '../choice/choice-field';
import { DateField, TextArea, TextField } from '../form/field';
import { Form, SubmitButton, type FormSchema } from '../form/form';
import { Heading, Split, Stack } from '../layout/layout';
import { TextLink } from '../navigation/link';
import { NumberField } from '../form/number-field';
import { PasswordField } from '../form/password-field';
import { Stepper } from '../navigation/stepper';
import { TagField } from '../form/tag-field';

const empty = {
  name: '',
  email: '',
  mobile: '',
  born: '',
  city: '',
  part: '',
  contact: '',
  about: '',
  weight: null,
  vaccines: ['Covid'],
  illnesses: ['Asthma', 'Hay fever'],
  password: '',
  terms: false,
};

const taken = {
  message: 'This could not be saved.',
  fieldErrors: [{ path: 'email', message: 'This e-mail address has an account already' }],
};

/** Stands in for a yup schema: two answers are required. */
const schema: FormSchema = {
  validate: async (values) => {
    const missing = ['name', 'email'].filter(
      (path) => typeof values === 'object' && values !== null && !Reflect.get(values, path),
    );
    if (missing.length === 0) return values;
    const inner = missing.map((path) => ({ path, message: `Enter your ${path}` }));
    throw Object.assign(new Error('Invalid'), { name: 'ValidationError', inner });
  },
};

const fields = (
  <>
    <TextField name="name" label="Full name" autoComplete="name" />
    <TextField
      name="email"
      label="E-mail address"
      hint="For the confirmation; we send nothing else."
      type="email"
      autoComplete="email"
    />
    <TextField name="mobile" label="Mobile number" type="tel" autoComplete="tel" characters={16} optional />
    <DateField name="born" label="Date of birth" autoComplete="bday" />
    <SelectField
      name="city"
      label="Branch"
      options={[
        { value: 'deccan', label: 'Deccan Gymkhana' },
        { value: 'baner', label: 'Baner' },
      ]}
    />
    <ChoiceListField
      name="part"
      label="Part of the day"
      optional
      choices={[
        { value: '', label: 'Any time' },
        { value: 'morning', label: 'Morning', note: '3 free' },
        { value: 'noon', label: 'Noon', note: 'none free', disabled: true },
        { value: 'evening', label: 'Evening', note: '5 free' },
      ]}
    />
    <RadioField
      name="contact"
      label="How may we reach you?"
      inline
      options={[
        { value: 'phone', label: 'Telephone' },
        { value: 'email', label: 'E-mail' },
        { value: 'post', label: 'Post', disabled: true },
      ]}
    />
    <TextArea name="about" label="What brings you here?" hint="A few words are enough." optional />
    <NumberField name="weight" label="Weight in kg" min={1} max={400} optional />
    <ChecklistField
      name="vaccines"
      label="Vaccinations"
      options={['Typhoid', 'Covid', 'Influenza', 'Rubella']}
      optional
    />
    <TagField name="illnesses" label="Illnesses" optional />
    <PasswordField name="password" label="Password" autoComplete="new-password" />
    <CheckboxField
      name="terms"
      label={
        <>
          I agree to the <TextLink to="/">terms of care</TextLink>
        </>
      }
    />
    <SubmitButton>Send</SubmitButton>
  </>
);

export function GalleryForms() {
  const [step, setStep] = useState('contact');
  return (
    <>
      <Stack $gap={4}>
        <Heading level={3}>Steps</Heading>
        <Stepper
          label="Registration"
          current={step}
          onSelect={setStep}
          steps={[
            { id: 'personal', label: 'Personal details', state: 'completed' },
            { id: 'address', label: 'Address', state: 'invalid' },
            { id: 'contact', label: 'Emergency contact' },
            { id: 'review', label: 'Check your answers' },
          ]}
        />
      </Stack>
      <Split>
        <Card $padding="roomy">
          <Stack>
            <Heading level={3}>Send it empty: two errors</Heading>
            <Form label="A form that checks" initialValues={empty} schema={schema} onSubmit={wait}>
              {fields}
            </Form>
          </Stack>
        </Card>
        <Card $padding="roomy">
          <Stack>
            <Heading level={3}>The service refuses this one</Heading>
            <Form
              label="A form that the service refuses"
              initialValues={{ ...empty, name: 'Asha Kulkarni', email: 'asha@example.in' }}
              onSubmit={async () => {
                await wait();
                throw taken;
              }}
            >
              {fields}
            </Form>
          </Stack>
        </Card>
      </Split>
    </>
  );
}

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 800));
