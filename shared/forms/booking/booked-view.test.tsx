import { brand } from '../../contracts/brand';
import { screen } from '@testing-library/react';
import type { BookedAppointment } from '../../domain/appointment';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderWithApp } from '../../testing/render-with-app';
import { bookedAppointment } from '../../testing/serve-booking';
import { BookedView } from './booked-view';

const WISH = { service: 5, patient: 'Tara Example', appointmentDate: '2026-03-10' };
const at915 = bookedAppointment({ ...WISH, timing: '9:15 AM' }, '1'.repeat(32));
const request = bookedAppointment({ ...WISH, timeslot: 'Morning' }, '2'.repeat(32));

const show = (booked: BookedAppointment, phone?: string) => {
  const done = jest.fn();
  return {
    done,
    ...renderWithApp(
      <BookedView
        booked={booked}
        contact={phone ? { phone, email: '' } : undefined}
        doneLabel="Close"
        onDone={done}
      />,
    ),
  };
};
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  );

test('shows appointment, fee and payment, and takes the focus', async () => {
  const { container, done, user } = show(at915, '98765 43210');
  expect(screen.getByRole('status')).toHaveTextContent(/^Appointment booked successfully!$/);
  expect(screen.getByRole('heading', { name: 'Appointment booked successfully!' })).toHaveFocus();
  const ticket = screen.getByRole('group', { name: /^Ticket BK-/ });
  expect(ticket.textContent).toMatch(/^Tuesday, 10 March 2026, 9:15 AM/);
  expect(Object.entries(facts())).toEqual([
    ['Service', 'Kids care'],
    ['Doctor', 'Dr. Rohan Sample'],
    ['Patient', 'Tara Example'],
    ['Where', brand.headOffice.join(', ')],
    ['Amount', '₹1,200.00'],
    ['Bill', 'NV-2026-000012'],
    ['Booking ID', 'BK-7QX2M9'],
  ]);
  expect(ticket.textContent?.split(brand.address.street)).toHaveLength(2);
  expect(screen.getByText(/^Pay at the front desk/)).toHaveTextContent(/choose “Pay as Guest”/);
  expect(screen.getByText(/^Until 2 hours before/)).toHaveTextContent(/tell us the booking ID/);
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(done).toHaveBeenCalledTimes(1);
});

test('saves a calendar file without the complaints', async () => {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:calendar';
  });
  let name = '';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  const { user } = show({ ...at915, complaints: 'A secret cough' });
  await user.click(screen.getByRole('button', { name: 'Save to your calendar' }));
  expect(name).toBe('appointment-BK-7QX2M9.ics');
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(files[0] ?? new Blob());
  });
  expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
  expect(text).toContain('DTSTART:20260310T034500Z');
  expect(text).toContain('Booking BK-7QX2M9');
  expect(text).not.toContain('cough');
  jest.restoreAllMocks();
});

test('without a timing, says that a doctor chooses a timing and that the clinic calls', async () => {
  const { container } = show(request, '98765 43210');
  expect(facts()).toMatchObject({ Time: 'Morning, 8:00 AM to 11:45 AM: a doctor chooses the timing' });
  expect(facts()).not.toHaveProperty('Bill');
  expect(screen.getByText(/^A doctor chooses a timing that day/)).toHaveTextContent(
    'Then we call you at 98765 43210.',
  );
  expect(screen.queryByRole('button', { name: 'Save to your calendar' })).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('with an account, says that a notification follows', () => {
  show(request);
  expect(screen.getByText(/^A doctor chooses a timing that day/)).toHaveTextContent(/in your notifications/);
});

test('with an account, names the bill in the account as the way to pay', () => {
  show(at915);
  expect(screen.getByText(/^Pay at the front desk/)).toHaveTextContent(/open the bill in your account\.$/);
});

test('for an appointment by video, does not mention the front desk', () => {
  show({ ...at915, online: true }, '98765 43210');
  expect(screen.queryByText(/front desk/)).not.toBeInTheDocument();
  expect(screen.getByText(/^To pay by UPI before the appointment begins/)).toHaveTextContent(
    /choose “Pay as Guest”/,
  );
});

test('without a fee, asks for no payment', () => {
  show({ ...at915, bill: { number: 'NV-2026-000013', amount: 0, currency: 'INR' } });
  expect(facts()).toMatchObject({ Amount: '₹0.00' });
  expect(screen.queryByText(/^Pay at the front desk/)).not.toBeInTheDocument();
});
