import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { ROLE } from '@nivara/shared/contracts/session';
import type { RegistrationDraft } from '@nivara/shared/domain/patient-rules';
import { PATIENT_MESSAGES } from '@nivara/shared/domain/patient-rules';
import { fill } from '@nivara/shared/testing/fill';
import { sessionUser } from '@nivara/shared/testing/session-user';
import {
  button,
  fillAddress,
  fillPersonal,
  heading,
  textbox,
} from '../../registration/testing/registration-form';
import { COMPLETE, servePatientRecord } from '../../registration/testing/serve-patient-record';
import {
  circle,
  muteConsoleErrors,
  openUpdate as open,
} from '../../registration/update/testing/update-dialog';

const noCity: RegistrationDraft = { ...COMPLETE, address: { ...COMPLETE.address, city: '' } };

test('six steps show the stored answers, send only changes, and Finish closes the dialog', async () => {
  const service = servePatientRecord(COMPLETE, 'complete');
  const { user, container } = open();
  expect(button('Close the dialog')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Update your details' })).toHaveFocus();
  expect(await heading('Personal Details')).toBeInTheDocument();
  expect(screen.getByText('Step 1 of 6')).toBeVisible();
  expect(button('Back')).toBeDisabled();
  expect(textbox('First name')).toHaveValue('Asha');
  await expectAccessible(container);
  await user.click(button('Next'));

  await waitFor(async () => expect(await heading('Address Details')).toHaveFocus());
  expect(circle(/Personal Details – completed/)).toBeInTheDocument();
  await fill(user, textbox('City'), 'Nashik');
  await user.click(button('Next'));

  await heading('Medical History');
  await user.click(button('Remove Asthma'));
  await expectAccessible(container);
  await user.click(button('Next'));

  await heading('Vaccination History');
  expect(screen.getByRole('checkbox', { name: 'Covid' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Others' })).toBeChecked();
  expect(button('Remove Yellow fever')).toBeInTheDocument();
  await expectAccessible(container);
  await user.click(button('Next'));

  await heading('PDF Upload');
  expect(service.sent()).toEqual([]);
  await expectAccessible(container);
  await user.click(button('Next'));

  expect(await screen.findByText('Your details were updated successfully.')).toBeInTheDocument();
  expect(service.sent()).toEqual([
    { address: { city: 'Nashik' }, patientHistory: { medicalHistory: [] }, status: 'complete', version: 1 },
  ]);
  for (const step of ['Personal', 'Address', 'Medical', 'Vaccination', 'PDF Upload', 'Thank you']) {
    expect(circle(new RegExp(`${step}.* – completed`))).toBeInTheDocument();
  }
  await expectAccessible(container);
  await user.click(button('Finish'));
  expect(button('Open the dialog')).toBeInTheDocument();
}, 60_000);

test('the stepper opens any step, marks invalid ones, and saves only valid answers', async () => {
  const service = servePatientRecord(COMPLETE, 'complete');
  const { user, container } = open();
  await heading('Personal Details');
  await user.clear(textbox('First name'));
  await user.click(circle(/Vaccination History/));
  await heading('Vaccination History');
  expect(circle(/Personal Details – needs attention/)).toBeInTheDocument();
  await user.click(circle(/Thank you/));
  await heading('Personal Details');
  await waitFor(() => expect(textbox('First name')).toHaveFocus());
  expect(textbox('First name')).toHaveAccessibleDescription(`Error: ${PATIENT_MESSAGES.firstName}`);
  await expectAccessible(container);
  expect(service.sent()).toEqual([]);
  await user.type(textbox('First name'), 'Usha');
  await waitFor(() => expect(textbox('First name')).not.toBeInvalid());
  await user.click(circle(/Thank you/));
  expect(await screen.findByText('Your details were updated successfully.')).toBeInTheDocument();
  expect(service.patientRecord()?.personalDetails.firstName).toBe('Usha');
});

test('Next asks for a missing answer, and Back keeps the answer that was typed', async () => {
  servePatientRecord(COMPLETE, 'complete');
  const { user } = open();
  await heading('Personal Details');
  await user.click(button('Next'));
  await heading('Address Details');
  await user.clear(textbox('City'));
  await user.click(button('Next'));
  await waitFor(() => expect(textbox('City')).toHaveAccessibleDescription(`Error: ${PATIENT_MESSAGES.city}`));
  await user.type(textbox('City'), 'Nashik');
  await user.click(button('Back'));
  await heading('Personal Details');
  await user.click(button('Next'));
  await heading('Address Details');
  expect(textbox('City')).toHaveValue('Nashik');
});

test('a reopened dialog offers to continue with the changes or to start over', async () => {
  servePatientRecord(COMPLETE, 'complete');
  const { user } = open();
  await heading('Personal Details');
  await user.type(textbox('First name'), ' Devi');
  await user.click(button('Close the dialog'));
  await user.click(button('Open the dialog'));
  await heading('Personal Details');
  expect(textbox('First name')).toHaveValue('Asha Devi');
  expect(screen.getByText(/not saved yet.* stay in this tab until you log out/)).toBeInTheDocument();
  await user.click(button('Start over'));
  await waitFor(() => expect(textbox('First name')).toHaveValue('Asha'));
  expect(screen.queryByText(/^You changed some of this before/)).not.toBeInTheDocument();
  await user.click(button('Undo'));
  await waitFor(() => expect(textbox('First name')).toHaveValue('Asha Devi'));
});

test('answers that were changed elsewhere are shown beside the patient’s own', async () => {
  const service = servePatientRecord(COMPLETE, 'complete');
  muteConsoleErrors();
  const { user, container } = open();
  await heading('Personal Details');
  await user.click(circle(/Address Details/));
  await heading('Address Details');
  await fill(user, textbox('City'), 'Nashik');
  service.changeElsewhere({ address: { city: 'Nagpur', landmark: 'Lake' } });
  await user.click(circle(/Thank you/));
  expect(await heading('These details were changed elsewhere')).toHaveFocus();
  const city = screen.getByRole('radiogroup', { name: 'City' });
  expect(within(city).getByRole('radio', { name: 'Nashik' })).toHaveAccessibleDescription(
    'What you typed here',
  );
  expect(within(city).getByRole('radio', { name: 'Nagpur' })).toHaveAccessibleDescription(
    'What was saved elsewhere',
  );
  expect(screen.getByText('Lake')).toBeVisible();
  await expectAccessible(container);
  await user.click(button('Save these details'));
  expect(await screen.findByText('Your details were updated successfully.')).toBeInTheDocument();
  expect(service.patientRecord()?.address).toMatchObject({ city: 'Nashik', landmark: 'Lake' });
});

test('an answer that was changed elsewhere in the same way is saved without a question', async () => {
  const service = servePatientRecord(COMPLETE, 'complete');
  muteConsoleErrors();
  const { user } = open();
  await heading('Personal Details');
  await user.click(circle(/Address Details/));
  await heading('Address Details');
  await fill(user, textbox('City'), 'Nashik');
  service.changeElsewhere({ address: { city: 'Nashik' } });
  await user.click(circle(/Thank you/));
  expect(await screen.findByText('Your details were updated successfully.')).toBeInTheDocument();
  expect(screen.queryByText('These details were changed elsewhere')).not.toBeInTheDocument();
  expect(service.patientRecord()?.address.city).toBe('Nashik');
});

test('with the service down the dialog shows a message, and saves the changes once the service is back', async () => {
  const service = servePatientRecord(COMPLETE, 'complete');
  muteConsoleErrors();
  const { user, container } = open();
  await heading('Personal Details');
  await user.type(textbox('First name'), ' Devi');
  service.cutOff();
  await user.click(button('Next'));
  expect(await screen.findByText('We can’t reach the clinic’s service')).toBeVisible();
  await expectAccessible(container);
  await user.click(circle(/Thank you/));
  await waitFor(() =>
    expect(service.calls.filter(({ method }) => method === 'PATCH').length).toBeGreaterThan(0),
  );
  expect(await screen.findByText('We can’t reach the clinic’s service')).toBeVisible();
  service.mend();
  expect(await screen.findByText('Your details were updated successfully.')).toBeInTheDocument();
  expect(service.patientRecord()?.personalDetails.firstName).toBe('Asha Devi');
});

test('the dialog says why it opens for an incomplete patient record, and can be dismissed', async () => {
  servePatientRecord(noCity);
  const { user, container } = open();
  await heading('Personal Details');
  expect(screen.getByText(/^Your record is not complete/)).toBeVisible();
  await expectAccessible(container);
  await user.click(button('Not now'));
  expect(button('Open the dialog')).toBeInTheDocument();
});

test('a patient without a patient record can create one', async () => {
  const service = servePatientRecord();
  const { user, container } = open();
  await heading('Personal Details');
  expect(screen.getByText(/^The doctors know nothing about you yet/)).toBeVisible();
  await expectAccessible(container);
  await fillPersonal(user);
  await user.click(button('Next'));
  await heading('Address Details');
  await fillAddress(user);
  await user.click(circle(/Thank you/));
  expect(await screen.findByText('Your details were updated successfully.')).toBeInTheDocument();
  expect(service.patientRecord()).toMatchObject({
    status: 'complete',
    personalDetails: { firstName: 'Asha' },
  });
}, 60_000);

test('completes a patient record that was a draft', async () => {
  const service = servePatientRecord(noCity);
  const { user } = open();
  await heading('Personal Details');
  await user.click(circle(/Thank you/));
  await heading('Address Details');
  await user.type(textbox('City'), 'Pune');
  await user.click(circle(/Thank you/));
  expect(await screen.findByText('Your details were updated successfully.')).toBeInTheDocument();
  expect(service.patientRecord()?.status).toBe('complete');
});

test('Retry loads a patient record that failed to load', async () => {
  const service = servePatientRecord(COMPLETE, 'complete');
  muteConsoleErrors();
  service.cutOff();
  const { user } = open();
  expect(await heading('Your details could not be loaded')).toBeInTheDocument();
  service.mend();
  await user.click(button('Retry'));
  expect(await heading('Personal Details')).toBeInTheDocument();
});

test('shows a doctor no patient record', () => {
  const service = servePatientRecord(COMPLETE, 'complete');
  open(sessionUser({ M_RoleID: ROLE.doctor }));
  expect(screen.getByText('Only patients have a record to update.')).toBeInTheDocument();
  expect(service.calls).toEqual([]);
});
