import { screen } from '@testing-library/react';
import type { PatientHistory } from '@nivara/shared/domain/patient';
import { EMPTY_REGISTRATION } from '@nivara/shared/domain/patient-values';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { Form } from '@nivara/shared/ui/form/form';
import { CareFields } from './care-fields';
import { textbox } from './testing/registration-form';

test('the answers for doctors become part of the patient record', async () => {
  let latest: PatientHistory = EMPTY_REGISTRATION.patientHistory;
  const { user } = renderWithApp(
    <Form
      initialValues={EMPTY_REGISTRATION}
      onSubmit={() => undefined}
      onChange={({ patientHistory }) => (latest = patientHistory)}
    >
      <CareFields />
    </Form>,
  );
  expect(screen.getByRole('region', { name: 'For your doctors' })).toBeInTheDocument();
  await user.type(textbox('Allergies (optional)'), 'Penicillin,');
  await user.type(textbox('Current conditions (optional)'), 'Diabetes,');
  await user.type(textbox('Current medicines (optional)'), 'Metformin 500 mg,');
  await user.type(textbox('Emergency contact (optional)'), 'Ravi Rao');
  await user.type(textbox('Phone of the emergency contact (optional)'), '98765 43210');
  expect(latest).toMatchObject({
    allergies: ['Penicillin'],
    conditions: ['Diabetes'],
    currentMedicines: ['Metformin 500 mg'],
    emergencyName: 'Ravi Rao',
    emergencyPhone: '98765 43210',
  });
});
