import { act, screen } from '@testing-library/react';
import { updatePersonalDetails } from '@nivara/shared/api-client/personal-details';
import type { PatientRecord } from '@nivara/shared/domain/patient';
import { EMPTY_REGISTRATION } from '@nivara/shared/domain/patient-values';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { serveCalls } from '@nivara/shared/testing/serve-calls';
import { ProfileScreen } from './profile-screen';

const { personalDetails } = EMPTY_REGISTRATION;

const registered = (differences: Partial<PatientRecord> = {}): PatientRecord => ({
  ...EMPTY_REGISTRATION,
  id: 'b'.repeat(32),
  accountId: 'ab12cd34'.padEnd(32, '0'),
  status: 'complete',
  version: 3,
  personalDetails: {
    ...personalDetails,
    firstName: 'Asha',
    middleName: 'Mohan',
    lastName: 'Kulkarni',
    dob: '1990-03-02',
    gender: 'Female',
    phone: '+919876543210',
    age: 36,
  },
  createdAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
  ...differences,
});

function serve(patientRecords: PatientRecord[]) {
  const served = serveCalls({
    'GET /personalDetails': () => patientRecords,
    'PATCH /personalDetails/:id': () => patientRecords[0],
    'GET /family': () => ({ rows: [], total: 0 }),
  });
  return { ...served, patientRecords };
}

const open = (user = sessionUser()) =>
  renderWithApp(<ProfileScreen />, { user, path: '/user/asha.kulkarni/profile' });
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('shows a patient record with a button to update it, and then the updated details', async () => {
  const service = serve([registered()]);
  const { user, container, openedModals } = open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Asha Mohan Kulkarni' })).toBeInTheDocument();
  expect(screen.getByText('Signed in as asha.kulkarni')).toBeInTheDocument();
  expect(screen.getByText('Complete')).toBeInTheDocument();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'NP-AB12CD34',
    '36 years',
    '2 March 1990',
    'Female',
    '+91 98765 43210',
  ]);
  await screen.findByRole('radio', { name: 'Single' });
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Update your details' }));
  expect(openedModals).toEqual([{ name: 'update', props: {} }]);
  // The dialog above the page changes the patient record.
  service.patientRecords[0] = registered({ personalDetails: { ...registered().personalDetails, age: 37 } });
  await act(async () => void (await updatePersonalDetails('b'.repeat(32), { version: 3 })));
  expect(await screen.findByText('37 years')).toBeInTheDocument();
});

test('offers a new patient the registration', async () => {
  serve([]);
  const { container } = open();
  expect(await screen.findByText('Not complete')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Asha Kulkarni' })).toBeInTheDocument();
  expect(links()).toContain('/user/asha.kulkarni/profile/registration');
  expect(screen.queryByRole('button', { name: 'Update your details' })).not.toBeInTheDocument();
  await screen.findByRole('radio', { name: 'Single' });
  await expectAccessible(container);
});

test('offers to continue a draft', async () => {
  const begun = { ...registered().personalDetails, lastName: '', dob: '', age: null };
  serve([registered({ status: 'draft', personalDetails: begun })]);
  open();
  expect(await screen.findByText('Not complete')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Asha Mohan' })).toBeInTheDocument();
  expect(screen.queryByText('Date of birth')).not.toBeInTheDocument();
  expect(links()).toContain('/user/asha.kulkarni/profile/registration');
  await screen.findByRole('radio', { name: 'Single' });
});

test('links to the account and the documents', async () => {
  serve([registered()]);
  open();
  await screen.findByText('Complete');
  await screen.findByRole('radio', { name: 'Single' });
  expect(links()).toEqual(
    expect.arrayContaining(['/user/asha.kulkarni/account', '/user/asha.kulkarni/uploads']),
  );
  expect(document.title).toBe('Profile · Nivara');
});

test('shows a message while the service is down, allows logging out, and recovers', async () => {
  const logged = jest.mocked(console.error).mockImplementation(() => undefined);
  const service = serve([registered()]);
  service.refuse('GET /personalDetails', 'unreachable');
  const { user, container } = open();
  expect(
    await screen.findByRole('heading', { name: 'Your details could not be loaded' }),
  ).toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith('Personal details could not be read or written.', expect.anything());
  expect(screen.getByRole('button', { name: 'Log Out' })).toBeInTheDocument();
  await screen.findByRole('radio', { name: 'Single' });
  await expectAccessible(container);
  service.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Complete')).toBeInTheDocument();
});
