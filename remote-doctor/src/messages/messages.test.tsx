import { screen, waitFor, within } from '@testing-library/react';
import { conversation, CONVERSATION_ID } from '@nivara/shared/area/messages/testing/conversations';
import { serveMessages } from '@nivara/shared/area/messages/testing/serve-messages';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { paths } from '../paths';
import { openDoctor } from '../testing/open-doctor';
import { patientChart } from '../testing/patient-chart';
import './conversation-screen';
import './messages-screen';
import './new-message-screen';

afterEach(() => jest.restoreAllMocks());

test('lists the conversations of patients with any doctor', async () => {
  serveMessages([conversation({ unread: 1 })]);
  const { container, user, location } = openDoctor(paths.messages);
  const entry = within(await screen.findByRole('article', { name: 'Asha Kulkarni and Dr. Rohan Demo' }));
  expect(entry.getByText('1 unread')).toBeInTheDocument();
  await expectAccessible(container);
  await user.click(entry.getByRole('link'));
  expect(location()).toBe(paths.conversation(CONVERSATION_ID));
});

test('links a conversation to the chart, and sends a message of the doctor', async () => {
  const service = serveMessages([conversation()]);
  const { user, container } = openDoctor(paths.conversation(CONVERSATION_ID));
  expect(await screen.findByRole('link', { name: 'Open the chart of Asha Kulkarni' })).toHaveAttribute(
    'href',
    paths.patient('a'.repeat(32)),
  );
  await expectAccessible(container);
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'It is within the range.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('It is within the range.', { selector: 'p' });
  expect(service.callsTo('POST /conversations/:id/messages')).toHaveLength(1);
});

test('marks the patient’s message as such when patient and doctor have the same name', async () => {
  const message = { isOwn: false, text: 'Morphine is agreed.', at: '2026-03-02T04:30:00.000Z' };
  const author = 'Dr. Rohan Demo';
  const messages = [
    { ...message, id: '1'.repeat(32), author, isFromPatient: true },
    { ...message, id: '2'.repeat(32), author, isFromPatient: false },
  ];
  serveMessages([conversation({ messages })]);
  openDoctor(paths.conversation(CONVERSATION_ID));
  expect(await screen.findByText('Dr. Rohan Demo (patient)')).toBeInTheDocument();
  expect(screen.getByText('Dr. Rohan Demo')).toBeInTheDocument();
});

test('sends a first message to the patient whom the page path names', async () => {
  const chart = patientChart();
  const service = serveMessages([conversation()], { 'GET /patients/:id': () => chart });
  const { user, location } = openDoctor(paths.newMessage({ patient: chart.id }));
  await user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Please come on Monday.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(location()).toBe(paths.conversation('9'.repeat(32))));
  expect(service.callsTo('POST /conversations')[0]?.body).toEqual({
    patient: chart.accountId,
    text: 'Please come on Monday.',
  });
});

test('asks for a patient where none is named', async () => {
  serveMessages([conversation()]);
  openDoctor(paths.newMessage());
  expect(await screen.findByRole('link', { name: 'Choose a patient' })).toHaveAttribute(
    'href',
    paths.patients,
  );
});
