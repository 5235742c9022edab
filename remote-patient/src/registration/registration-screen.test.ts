import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { ageOn, clinicDate } from '@nivara/shared/domain/clinic-time';
import { FIELD_MESSAGES } from '@nivara/shared/domain/field-rules';
import { PATIENT_MESSAGES } from '@nivara/shared/domain/patient-rules';
import { button, combobox, fillAddress, fillPersonal, heading, textbox } from './testing/registration-form';
import { at, openRegistration } from './testing/registration-page';
import { chosenFile } from '@nivara/shared/area/upload/testing/serve-documents';
import { photograph, fakePictures } from '../documents/photographs/testing/fake-pictures';
import { COMPLETE, servePatientRecord } from './testing/serve-patient-record';

const next = () => button('Next');
const withoutCity = { ...COMPLETE, address: { ...COMPLETE.address, city: '' } };

test('a patient registers step by step and gets a confirmation', async () => {
  const service = servePatientRecord();
  const { user, container, location, toasts } = openRegistration();
  expect(await heading('Personal Details')).toBeInTheDocument();
  expect(location()).toBe(at('personal'));
  expect(document.title).toBe('Personal Details · Nivara');
  expect(textbox('First name')).toHaveValue('Asha');
  expect(textbox('Last name')).toHaveValue('Kulkarni');
  expect(textbox('Email')).toHaveValue('asha@example.org');
  expect(screen.getByText('Step 1 of 5')).toBeVisible();
  expect(screen.getByText('What you enter is saved as you go.')).toBeVisible();
  await expectAccessible(container);
  await fillPersonal(user);
  expect(textbox('Age in years')).toHaveValue(String(ageOn('1980-02-29', clinicDate(new Date()))));
  expect(textbox('Age in years')).toHaveAttribute('readonly');
  await user.type(screen.getByRole('spinbutton', { name: 'Height in cm (optional)' }), '162.5');
  await user.click(next());

  await waitFor(async () => expect(await heading('Address Details')).toHaveFocus());
  expect(location()).toBe(at('address'));
  expect(combobox('Country')).toHaveTextContent('India');
  await expectAccessible(container);
  await fillAddress(user);
  await user.click(next());

  expect(await heading('Medical History')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Negative' })).toBeChecked();
  await user.type(textbox('Medical history (optional)'), 'Asthma,Gout{Enter}');
  await user.click(screen.getByRole('radio', { name: 'Positive' }));
  await expectAccessible(container);
  await user.click(next());

  expect(await heading('Vaccination History')).toBeInTheDocument();
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('div')?.textContent)).toEqual([
    'Primary Vaccination Upto 5 yrs',
    'Typhoid',
    'Hepatitis',
    'Covid',
    'Influenza',
    'Pneumococcal',
    'Rubella',
    'HPV',
    'Others',
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Typhoid' }));
  expect(screen.queryByRole('textbox', { name: 'Other vaccines' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Others' }));
  await user.type(textbox('Other vaccines'), 'Yellow fever{Enter}');
  await expectAccessible(container);
  await user.click(next());

  expect(await heading('Check your answers')).toBeInTheDocument();
  const personal = screen.getByRole('region', { name: 'Personal Details' });
  expect(within(personal).getByText('29 February 1980')).toBeInTheDocument();
  expect(within(personal).queryByText('Middle name')).not.toBeInTheDocument();
  expect(
    within(personal).getByText('Not given: Middle name, Marital status, Blood group, Weight in kg'),
  ).toBeVisible();
  expect(within(personal).getByText('162.5')).toBeInTheDocument();
  expect(within(personal).getByText('Age in years').nextSibling).toHaveTextContent(/^\d\d$/);
  expect(
    within(screen.getByRole('region', { name: 'Medical History' })).getByText('Asthma, Gout'),
  ).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Vaccination History' })).getByText('Typhoid, Yellow fever'),
  ).toBeVisible();
  await expectAccessible(container);
  await user.click(button('Complete the registration'));
  await waitFor(() => expect(location()).toBe('/user/asha.kulkarni/profile'));
  expect(toasts).toEqual([{ tone: 'success', text: 'Your registration is complete. Thank you.' }]);
  expect(service.patientRecord()).toMatchObject({
    status: 'complete',
    personalDetails: { firstName: 'Asha', height: 162.5, phone: '+919876543210' },
    address: { state: 'Maharashtra', country: 'India', pinCode: '411045' },
    patientHistory: {
      medicalHistory: ['Asthma', 'Gout'],
      covidHistory: 'positive',
      vaccinationHistory: ['Typhoid', 'Yellow fever'],
    },
  });
}, 90_000);

test('lists missing and invalid answers, with links to their fields, once Next is pressed', async () => {
  servePatientRecord();
  const { user, container } = openRegistration(at('personal'));
  await user.type(await screen.findByRole('textbox', { name: 'Phone' }), '12');
  for (const box of ['First name', 'Last name', 'Email']) await user.clear(textbox(box));
  expect(textbox('First name')).not.toBeInvalid();
  await user.click(next());
  const summary = await screen.findByRole('group', { name: 'Please check these answers' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    PATIENT_MESSAGES.prefix,
    PATIENT_MESSAGES.firstName,
    PATIENT_MESSAGES.lastName,
    'Date of birth is required',
    PATIENT_MESSAGES.gender,
    PATIENT_MESSAGES.language,
    FIELD_MESSAGES.phone,
    'Please enter your e-mail address.',
  ]);
  await expectAccessible(container);
  await user.click(within(summary).getByRole('link', { name: PATIENT_MESSAGES.firstName }));
  expect(textbox('First name')).toHaveFocus();
});

test('the browser’s back button returns to the previous step and keeps every answer', async () => {
  servePatientRecord(COMPLETE);
  const { user, location } = openRegistration(at('personal'));
  await heading('Personal Details');
  await user.type(textbox('Middle name (optional)'), 'Devi');
  await user.click(next());
  await heading('Address Details');
  await user.click(button('The browser’s back'));
  await heading('Personal Details');
  expect(location()).toBe(at('personal'));
  expect(textbox('Middle name (optional)')).toHaveValue('Devi');
});

test('any step can be opened, and the check step lists the missing answers', async () => {
  servePatientRecord(withoutCity);
  const { user, container, location } = openRegistration(at('personal'));
  await heading('Personal Details');
  await user.click(screen.getByRole('button', { name: /Check your answers/ }));
  await heading('Check your answers');
  const address = screen.getByRole('region', { name: 'Address Details' });
  expect(within(address).getByText(PATIENT_MESSAGES.city)).toBeVisible();
  expect(screen.getByRole('button', { name: /Address Details – needs attention/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Personal Details – completed/ })).toBeInTheDocument();
  await user.click(button('Complete the registration'));
  expect(await screen.findByText(/^Some answers are still missing/)).toBeVisible();
  await expectAccessible(container);
  await user.click(screen.getByRole('link', { name: 'Change Address Details' }));
  await heading('Address Details');
  expect(location()).toBe(at('address'));
  await waitFor(() => expect(textbox('City')).toHaveFocus());
  expect(textbox('City')).toHaveAccessibleDescription(`Error: ${PATIENT_MESSAGES.city}`);
});

test('the check step ticks no step that is empty and was never passed', async () => {
  servePatientRecord({ ...COMPLETE, patientHistory: undefined });
  const { user } = openRegistration(at('medical'));
  await heading('Medical History');
  await user.click(next());
  await heading('Vaccination History');
  await user.click(screen.getByRole('button', { name: /Check your answers/ }));
  await heading('Check your answers');
  expect(screen.getByRole('button', { name: /Medical History – completed/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Step 4 of 5: Vaccination History$/ })).toBeInTheDocument();
});

test('goes on only after chosen files are left out, and reminds of them until then', async () => {
  const service = servePatientRecord(COMPLETE);
  const { user, container, location } = openRegistration(at('vaccination'));
  await heading('Vaccination History');
  const files = [chosenFile('a.pdf'), chosenFile('b.pdf')];
  fireEvent.change(screen.getByLabelText('Choose PDF files'), { target: { files } });
  await user.click(next());
  expect(await screen.findByText('2 files are chosen and not uploaded yet')).toBeVisible();
  expect(location()).toBe(at('vaccination'));
  await expectAccessible(container);

  await user.click(screen.getByRole('button', { name: /Check your answers/ }));
  await heading('Check your answers');
  await user.click(button('Complete the registration'));
  expect(await screen.findByText('2 files are chosen and not uploaded yet')).toBeVisible();
  expect(location()).toBe(at('vaccination'));
  await user.click(button('Leave them out'));
  await user.click(next());
  await heading('Check your answers');
  await user.click(button('Complete the registration'));
  await waitFor(() => expect(service.patientRecord()?.status).toBe('complete'));
});

test('a photographed paper waits for its upload like a file', async () => {
  fakePictures();
  servePatientRecord(COMPLETE);
  const { user } = openRegistration(at('vaccination'));
  await heading('Vaccination History');
  fireEvent.change(screen.getByLabelText('Choose photographs'), {
    target: { files: [photograph('letter.jpg')] },
  });
  await screen.findByRole('list', { name: 'Pages of letter.pdf' });
  await user.click(next());
  expect(await screen.findByText('1 file is chosen and not uploaded yet')).toBeVisible();
  expect(screen.getByRole('img', { name: 'letter.jpg' })).toBeVisible();
});

test('height and weight have errors of their own', async () => {
  servePatientRecord(COMPLETE);
  const { user } = openRegistration(at('personal'));
  await heading('Personal Details');
  await user.type(screen.getByRole('spinbutton', { name: /^Height/ }), '5');
  await user.type(screen.getByRole('spinbutton', { name: /^Weight/ }), '900');
  await user.click(next());
  const summary = await screen.findByRole('group', { name: 'Please check these answers' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([PATIENT_MESSAGES.height, PATIENT_MESSAGES.weight]);
});

test('outside India the state is a text, and the postal code is required', async () => {
  const service = servePatientRecord(COMPLETE);
  const { user } = openRegistration(at('address'));
  await heading('Address Details');
  await user.click(combobox('Country'));
  await user.click(screen.getByRole('option', { name: 'UK' }));
  expect(textbox('State')).toHaveValue('');
  await user.type(textbox('State'), 'Kent');
  await user.clear(textbox('Postal code'));
  await user.click(next());
  await waitFor(() =>
    expect(textbox('Postal code')).toHaveAccessibleDescription(`Error: ${PATIENT_MESSAGES.postalCode}`),
  );
  await user.type(textbox('Postal code'), 'CT1 2EH');
  await user.click(next());
  await heading('Medical History');
  await waitFor(() =>
    expect(service.patientRecord()?.address).toMatchObject({ country: 'UK', state: 'Kent' }),
  );
});
