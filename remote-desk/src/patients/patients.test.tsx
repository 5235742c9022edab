import { screen, waitFor, within } from '@testing-library/react';
import { UNREACHABLE_MESSAGE } from '@nivara/shared/api-client/http';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { openDesk } from '../testing/open-desk';
import { deskAppointment, idOf, patientInDetail, serveDesk } from '../testing/serve-desk';
import './patients-screen';
import './patient-screen';
import './new-patient-screen';

afterEach(() => jest.restoreAllMocks());

const ravi = patientInDetail({
  id: idOf('7'),
  name: 'Ravi Rao',
  dob: '2015-05-05',
  age: 10,
  familyOf: 'Asha Rao',
});

test('lists patients with links to their pages and to booking, and finds them by their phone', async () => {
  serveDesk({
    patients: [patientInDetail(), ravi, patientInDetail({ id: idOf('8'), name: 'Sunil Patil', phone: null })],
  });
  const { user, container } = openDesk('/desk/people');
  const table = within(await screen.findByRole('table', { name: 'People' }));
  expect(await table.findByRole('link', { name: 'Ravi Rao' })).toHaveAttribute(
    'href',
    `/desk/people/${idOf('7')}`,
  );
  expect(table.getByRole('link', { name: 'Book for Asha Rao' })).toHaveAttribute(
    'href',
    `/desk/book?patient=${idOf('b')}`,
  );
  await expectAccessible(container);
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), '98765');
  await waitFor(() => expect(table.queryByRole('link', { name: 'Sunil Patil' })).not.toBeInTheDocument());
});

test('warns of an account that was opened online with the name and phone of another patient', async () => {
  const namesake = patientInDetail({
    id: idOf('9'),
    email: 'mallory@example.org',
    signsIn: true,
    isUnseen: true,
  });
  serveDesk({ patients: [patientInDetail(), namesake] });
  const list = openDesk('/desk/people');
  const rows = await screen.findAllByRole('row', { name: /Asha Rao/ });
  expect(rows.map((row) => within(row).queryByText('Not seen yet') !== null)).toEqual([false, true]);
  list.unmount();
  const { container } = openDesk(`/desk/people/${idOf('9')}`);
  expect(await screen.findByText(/Ask for the account’s e-mail address/)).toBeInTheDocument();
  await expectAccessible(container);
});

test('shows a patient with appointments, bills and messages', async () => {
  const patient = patientInDetail({
    family: [{ id: idOf('7'), name: 'Ravi Rao', age: 10 }],
    appointments: [deskAppointment({ appointmentDate: '2026-03-04' })],
    bills: [
      {
        id: idOf('e'),
        billNo: 'NV-2026-000001-ABCD',
        date: '2026-03-01',
        patientName: 'Asha Rao',
        service: 'Consultation',
        amount: 80_000,
        status: 'unpaid',
      },
    ],
    messages: [
      {
        id: idOf('5'),
        createdAt: '2026-03-02T04:30:00.000Z',
        firstName: 'Asha',
        lastName: 'Rao',
        email: 'asha@example.org',
        message: 'When are you open?',
        isByPhone: false,
      },
      {
        id: idOf('6'),
        createdAt: '2026-03-01T04:30:00.000Z',
        firstName: 'Mallory',
        lastName: 'Demo',
        email: 'mallory@example.org',
        message: 'Please change my address.',
        isByPhone: true,
      },
    ],
  });
  serveDesk({ patients: [patient] });
  const { user, container, location } = openDesk(`/desk/people/${idOf('b')}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
  expect(screen.getByRole('link', { name: 'Ravi Rao, 10' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '4 March 2026, 8:50 AM' })).toHaveAttribute(
    'href',
    `/desk/appointments/${idOf('a')}`,
  );
  await expectAccessible(container);
  await user.click(screen.getByRole('tab', { name: 'Bills' }));
  expect(screen.getByText('NV-2026-000001-ABCD, ₹800.00')).toBeInTheDocument();
  expect(location()).toContain('show=bills');
  await user.click(screen.getByRole('tab', { name: 'Messages' }));
  expect(screen.getByText('When are you open?')).toBeInTheDocument();
  expect(
    screen.getByText('Not sent from this account: Mallory Demo, mallory@example.org, gave this phone number'),
  ).toBeInTheDocument();
  expect(screen.queryByText(/By Asha Rao/)).not.toBeInTheDocument();
});

test('changes the e-mail address of a patient who does not sign in', async () => {
  const service = serveDesk({ patients: [patientInDetail()] });
  const { user, toasts } = openDesk(`/desk/people/${idOf('b')}`);
  await user.click(await screen.findByRole('button', { name: 'Change phone or e-mail' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Phone and e-mail of Asha Rao' }));
  await user.type(dialog.getByLabelText('E-mail (optional)'), 'asha@example.org');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(service.callsTo('PATCH /desk/people/:id').map(({ body }) => body)).toEqual([
    { email: 'asha@example.org' },
  ]);
  expect(screen.getByText('asha@example.org')).toBeInTheDocument();
});

test('offers no change of contact for a patient who signs in', async () => {
  serveDesk({ patients: [patientInDetail({ signsIn: true })] });
  openDesk(`/desk/people/${idOf('b')}`);
  expect(await screen.findByText('Yes, and is notified on the site')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change phone or e-mail' })).not.toBeInTheDocument();
});

test('offers the family that has the phone, asks for date of birth and gender, and adds the member', async () => {
  const service = serveDesk({ patients: [patientInDetail()] });
  const { user, location, container } = openDesk('/desk/people/new');
  await user.type(await screen.findByLabelText('First name'), 'Om');
  await user.type(screen.getByLabelText('Phone'), '9876543210');
  await user.click(await screen.findByRole('radio', { name: 'The family of Asha Rao' }));
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  await user.type(screen.getByLabelText('Date of birth (optional)'), '2019-01-02');
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Add the patient' }));
  await waitFor(() => expect(location()).toBe(`/desk/people/${idOf('c')}`));
  expect(service.callsTo('POST /desk/people').map(({ body }) => body)).toEqual([
    { firstName: 'Om', phone: '9876543210', dob: '2019-01-02', gender: 'Other', familyOf: idOf('b') },
  ]);
});

test('names wrong answers before anything is sent', async () => {
  const service = serveDesk();
  const { user } = openDesk('/desk/people/new');
  await user.type(await screen.findByLabelText('Phone'), '123');
  await user.click(screen.getByRole('button', { name: 'Add the patient' }));
  expect((await screen.findAllByText('Please enter the first name.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Phone')).toBeInvalid();
  expect(service.callsTo('POST /desk/people')).toEqual([]);
});

test('a retry after a failure shows that the patient does not exist', async () => {
  const service = serveDesk();
  service.refuse('GET /desk/people/:id', 'unreachable');
  const { user } = openDesk(`/desk/people/${idOf('b')}`);
  expect(await screen.findByText(UNREACHABLE_MESSAGE)).toBeInTheDocument();
  service.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'We could not find that patient' })).toBeInTheDocument();
});
