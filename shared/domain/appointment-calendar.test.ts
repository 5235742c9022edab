import { appointmentCalendar } from './appointment-calendar';

const appointment = {
  id: 'abc',
  bookingId: 'BK-1',
  service: 'Wellness, yoga; and \\ rest',
  startsAt: '2026-03-03T03:45:00.000Z',
  status: 'booked',
  serviceProvider: 'Dr. Asha Demo',
  join: null,
  cancelReason: null,
  revision: 7,
} as const;
const clinic = { clinic: 'Nivara', address: '00 Example Road, Pune', domain: 'clinic.example' };
const calendar = (change: object = {}) =>
  appointmentCalendar({ ...appointment, ...change }, clinic, new Date('2026-03-02T04:30:00.000Z'));

it('has time, place and doctor in the format of RFC 5545', () => {
  const lines = calendar().split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:abc@clinic.example',
      'SEQUENCE:7',
      'DTSTAMP:20260302T043000Z',
      'DTSTART:20260303T034500Z',
      'DTEND:20260303T041000Z',
      'SUMMARY:Wellness\\, yoga\\; and \\\\ rest with Dr. Asha Demo',
      'LOCATION:Nivara\\, 00 Example Road\\, Pune',
      'STATUS:CONFIRMED',
    ]),
  );
  expect(lines.at(-1)).toBe('');
});

it('links to an online consultation, and marks a cancelled appointment as cancelled, without an alarm', () => {
  const online = calendar({ join: { url: 'https://meet.example/x', from: '' } });
  expect(online).toContain('LOCATION:Online\r\nURL:https://meet.example/x\r\n');
  const cancelled = calendar({ status: 'cancelled' });
  expect(cancelled).toContain('STATUS:CANCELLED');
  expect(cancelled).toContain('METHOD:CANCEL');
  expect(cancelled).not.toContain('VALARM');
});

it('folds long lines by bytes, without cutting a character', () => {
  const text = calendar({ service: 'योग '.repeat(60) });
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain('योग '.repeat(60));
});
