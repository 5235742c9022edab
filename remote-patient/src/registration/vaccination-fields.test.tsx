import { screen, waitFor } from '@testing-library/react';
import type { Registration } from '@nivara/shared/domain/patient';
import { EMPTY_REGISTRATION } from '@nivara/shared/domain/patient-values';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { Form } from '@nivara/shared/ui/form/form';
import { textbox } from './testing/registration-form';
import { VaccinationFields } from './vaccination-fields';

function show(vaccinationHistory: string[]) {
  let latest = vaccinationHistory;
  const initialValues: Registration = {
    ...EMPTY_REGISTRATION,
    patientHistory: { ...EMPTY_REGISTRATION.patientHistory, vaccinationHistory },
  };
  const rendered = renderWithApp(
    <Form
      initialValues={initialValues}
      onSubmit={() => undefined}
      onChange={({ patientHistory }) => (latest = patientHistory.vaccinationHistory)}
    >
      <VaccinationFields />
    </Form>,
  );
  return { ...rendered, vaccinations: () => latest };
}

const box = (name: string) => screen.getByRole('checkbox', { name });

test('shows stored vaccines as ticks and, behind Others, as names', () => {
  show(['Covid', 'Yellow fever']);
  expect(box('Covid')).toBeChecked();
  expect(box('Typhoid')).not.toBeChecked();
  expect(box('Others')).toBeChecked();
  expect(box('Others')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Remove Yellow fever' })).toBeInTheDocument();
});

test('Others is not a vaccine; unticking and ticking it again restores the names', async () => {
  const { user, vaccinations } = show(['Covid', 'Yellow fever']);
  await user.click(box('Others'));
  expect(vaccinations()).toEqual(['Covid']);
  expect(screen.queryByRole('textbox', { name: 'Other vaccines' })).not.toBeInTheDocument();
  await user.click(box('Others'));
  expect(vaccinations()).toEqual(['Covid', 'Yellow fever']);
  await user.type(textbox('Other vaccines'), 'Rabies,');
  expect(vaccinations()).toEqual(['Covid', 'Yellow fever', 'Rabies']);
  await user.click(box('Typhoid'));
  expect(vaccinations()).toContain('Typhoid');
});

test('a half-typed name does not reopen the field when Others is unticked', async () => {
  const { user, vaccinations } = show([]);
  await user.click(box('Others'));
  await user.type(textbox('Other vaccines'), 'Rab');
  await user.click(box('Others'));
  await waitFor(() => expect(screen.getByText('Added Rab.')).toBeInTheDocument());
  expect(box('Others')).not.toBeChecked();
  expect(vaccinations()).toEqual([]);
  await user.click(box('Others'));
  expect(vaccinations()).toEqual(['Rab']);
});
