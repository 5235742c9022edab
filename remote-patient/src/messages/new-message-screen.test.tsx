import { screen, waitFor } from '@testing-library/react';
import { conversation } from '@nivara/shared/area/messages/testing/conversations';
import { serveMessages } from '@nivara/shared/area/messages/testing/serve-messages';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { notFoundProblem } from '@nivara/shared/testing/serve-calls';
import { paths } from '../paths';
import { asha, doctors, field, me, openMessages, ravi, rohan, send } from './testing/open-messages';

afterEach(() => jest.restoreAllMocks());

test.each([
  [
    'a line with its days',
    `${'c'.repeat(32)}.1`,
    'Please prescribe Metformin again. What I have lasts until 30 May 2026.',
  ],
  ['a line without an end', `${'c'.repeat(32)}.0`, 'Please prescribe Telmisartan again.'],
  ['a line that is not there', `${'c'.repeat(32)}.7`, ''],
  ['a prescription that is not there', `${'e'.repeat(32)}.1`, ''],
  ['a word in place of the line', 'Opium', ''],
])('asks for a medicine again only if the prescription has its line: %s', async (_, refill, text) => {
  const items = [{ name: 'Telmisartan' }, { name: 'Metformin', days: 90 }];
  serveMessages([conversation()], {
    ...doctors,
    'GET /prescriptions/:id': ({ id }) =>
      id === 'c'.repeat(32) ? { date: '2026-03-02', items } : notFoundProblem,
  });
  openMessages(paths.newMessage(me, { doctor: rohan.name, refill }));
  expect(await field()).toHaveValue(text);
});

test('begins a conversation about a test', async () => {
  const service = serveMessages([conversation()], doctors);
  const { user, location, container } = openMessages(
    paths.newMessage(me, { about: 'test', id: 'f'.repeat(32) }),
  );
  await user.type(await field(), 'What does it mean?');
  expect(screen.getByText('About your test.')).toBeInTheDocument();
  await expectAccessible(container);
  await user.click(send());
  await waitFor(() => expect(location()).toBe(paths.conversation(me, '9'.repeat(32))));
  expect(service.callsTo('POST /conversations')[0]?.body).toEqual({
    doctor: 'd'.repeat(32),
    about: { kind: 'test', id: 'f'.repeat(32) },
    text: 'What does it mean?',
  });
  expect(await screen.findByText('What does it mean?', { selector: 'p' })).toBeInTheDocument();
});

test('offers only the patients whom the chosen doctor treats', async () => {
  const meera = { id: 'e'.repeat(32), name: 'Dr. Meera Demo', patients: [ravi] };
  const service = serveMessages([conversation()], {
    'GET /conversations/doctors': () => ({ doctors: [{ ...rohan, patients: [asha, ravi] }, meera] }),
  });
  const { user, container } = openMessages(paths.newMessage(me));
  const forWhom = await screen.findByRole('combobox', { name: 'For whom' });
  expect(forWhom).toHaveDisplayValue('Asha Kulkarni');
  await expectAccessible(container);
  await user.selectOptions(forWhom, 'Ravi Kulkarni');
  await user.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'Dr. Meera Demo');
  expect(screen.queryByRole('combobox', { name: 'For whom' })).not.toBeInTheDocument();
  expect(screen.getByText('Ravi Kulkarni')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'Dr. Rohan Demo');
  await user.type(await field(), 'He coughs.');
  await user.click(send());
  await waitFor(() => expect(service.callsTo('POST /conversations')).toHaveLength(1));
  expect(service.callsTo('POST /conversations')[0]?.body).toEqual({
    doctor: rohan.id,
    patient: ravi.id,
    text: 'He coughs.',
  });
});

test('preselects the patient in the address, and a doctor who treats them', async () => {
  const meera = { id: 'e'.repeat(32), name: 'Dr. Meera Demo', patients: [asha, ravi] };
  serveMessages([conversation()], {
    'GET /conversations/doctors': () => ({ doctors: [{ ...rohan, patients: [asha] }, meera] }),
  });
  openMessages(`${paths.newMessage(me)}?for=${ravi.id}`);
  expect(await screen.findByRole('combobox', { name: 'For whom' })).toHaveDisplayValue('Ravi Kulkarni');
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveDisplayValue('Dr. Meera Demo');
});

test('a patient whom no doctor treats gets a link to the booking form', async () => {
  serveMessages([conversation()], { 'GET /conversations/doctors': () => ({ doctors: [] }) });
  openMessages(paths.newMessage(me));
  expect(await screen.findByRole('link', { name: 'Book an appointment' })).toHaveAttribute(
    'href',
    paths.newBooking(me),
  );
});
