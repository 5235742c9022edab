import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { button, heading, textbox } from './testing/registration-form';
import { at, muteConsoleErrors, openRegistration } from './testing/registration-page';
import { COMPLETE, servePatientRecord } from './testing/serve-patient-record';

const withoutCity = { ...COMPLETE, address: { ...COMPLETE.address, city: '' } };

test('a reload restores the answers and the step, also before the first save', async () => {
  const service = servePatientRecord();
  muteConsoleErrors();
  const { user, location } = openRegistration(at('medical'));
  await heading('Medical History');
  service.cutOff();
  await user.type(textbox('Surgery history (optional)'), 'Appendix{Enter}');
  await waitFor(() =>
    expect(
      screen.getByText(/Not saved yet: we can’t reach the clinic’s service/, { selector: 'p' }),
    ).toBeVisible(),
  );
  await user.click(button('Reload the page'));
  await heading('Medical History');
  expect(location()).toBe(at('medical'));
  expect(await screen.findByRole('button', { name: 'Remove Appendix' })).toBeInTheDocument();
  service.mend();
  await waitFor(() => expect(service.patientRecord()?.patientHistory.surgeryHistory).toEqual(['Appendix']));
  expect(await screen.findByText('Saved')).toBeVisible();
});

test('another device continues from the saved draft', async () => {
  servePatientRecord(withoutCity);
  const { location } = openRegistration();
  await heading('Address Details');
  expect(location()).toBe(at('address'));
  expect(textbox('Area or street')).toHaveValue('Baner Road');
});

test('conflicting answers of two devices are shown side by side until one is chosen', async () => {
  const service = servePatientRecord(COMPLETE);
  muteConsoleErrors();
  const { user, container } = openRegistration(at('address'));
  await heading('Address Details');
  service.changeElsewhere({ address: { city: 'Nagpur', landmark: 'Lake' } });
  await user.type(textbox('City'), ' City');
  const theirs = await screen.findByRole('radio', { name: 'Nagpur' });
  expect(screen.getByRole('radio', { name: 'Pune City' })).toBeChecked();
  expect(screen.getByText(/^Not saved yet: please choose/)).toBeVisible();
  await expectAccessible(container);
  await user.click(theirs);
  await user.click(button('Keep these answers'));
  await heading('Address Details');
  expect(textbox('City')).toHaveValue('Nagpur');
  expect(textbox('Landmark (optional)')).toHaveValue('Lake');
  expect(service.patientRecord()?.address.city).toBe('Nagpur');
});

const expectNoStep = () => {
  expect(document.title).toBe('Patient registration · Nivara');
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).not.toHaveTextContent('Details');
  expect(screen.queryByText(/^It takes a few minutes/)).not.toBeInTheDocument();
};

test('offers to update a complete patient record', async () => {
  servePatientRecord(COMPLETE, 'complete');
  const { user, container, openedModals } = openRegistration(at('personal'));
  await user.click(await screen.findByRole('button', { name: 'Update your details' }));
  expect(openedModals).toEqual([{ name: 'update', props: {} }]);
  expectNoStep();
  await expectAccessible(container);
});

test('stops when another device completes the patient record', async () => {
  const service = servePatientRecord(COMPLETE);
  muteConsoleErrors();
  const { user } = openRegistration(at('address'));
  await heading('Address Details');
  service.changeElsewhere({ address: { landmark: 'Lake' } }, 'complete');
  await user.type(textbox('City'), ' City');
  expect(await heading('You are registered already')).toBeInTheDocument();
  expectNoStep();
  await waitFor(() =>
    expect(service.patientRecord()?.address).toMatchObject({ city: 'Pune City', landmark: 'Lake' }),
  );
});

test('shows a message when the service cannot be reached at the start, and loads on Retry', async () => {
  const service = servePatientRecord();
  muteConsoleErrors();
  service.cutOff();
  const { user } = openRegistration();
  expect(await heading('Your registration could not be loaded')).toBeInTheDocument();
  service.mend();
  await user.click(button('Retry'));
  expect(await heading('Personal Details')).toBeInTheDocument();
});

test('saves text in a medical history field even without Enter, and shows it on the check page', async () => {
  const service = servePatientRecord(COMPLETE);
  const { user, unmount } = openRegistration(at('medical'));
  await heading('Medical History');
  await user.type(textbox('Surgery history (optional)'), 'Appendix');
  const saved = () => service.patientRecord()?.patientHistory.surgeryHistory;
  await waitFor(() => expect(saved()).toEqual(['Appendix']), { timeout: 3000 });
  // The tab is closed while the box has the focus, and the check page opened in another.
  unmount();
  openRegistration(at('check'));
  await heading('Check your answers');
  expect(screen.getByText('Surgery history').nextElementSibling).toHaveTextContent('Appendix');
  expect(saved()).toEqual(['Appendix']);
});

test('text changed in a box of the history replaces its saved version', async () => {
  const service = servePatientRecord(COMPLETE);
  const { user } = openRegistration(at('medical'));
  await heading('Medical History');
  const saved = () => service.patientRecord()?.patientHistory.surgeryHistory;
  await user.type(textbox('Surgery history (optional)'), 'Appen');
  await waitFor(() => expect(saved()).toEqual(['Appen']), { timeout: 3000 });
  await user.type(textbox('Surgery history (optional)'), 'dix');
  await waitFor(() => expect(saved()).toEqual(['Appendix']), { timeout: 3000 });
  await user.click(button('Reload the page'));
  await heading('Medical History');
  expect(textbox('Surgery history (optional)')).toHaveValue('Appendix');
  expect(screen.queryByRole('button', { name: /^Remove Appen/ })).not.toBeInTheDocument();
  expect(saved()).toEqual(['Appendix']);
});
