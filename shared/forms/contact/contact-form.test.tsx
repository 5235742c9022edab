import { screen, waitFor } from '@testing-library/react';
import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { CONTACT_MESSAGES } from '@nivara/shared/domain/contact';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { fill } from '../../testing/fill';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { ContactForm } from './contact-form';
// Imported early, so that no test waits for the compiler.
import './confirm-enrolment';

const open = () =>
  renderWithApp(
    <ContactForm
      noun="messages"
      course="/courses/diabetes-educator"
      label="Send a Message"
      submitLabel="Send"
      sentTitle="Your message has been sent."
    />,
  );

/** Answers instead of the service, and records the requests. */
function answer(...answers: [status: number, body: object][]) {
  const sent: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    sent.push({ url, body: JSON.parse(String(init?.body)) as unknown });
    const [status, body] = answers[Math.min(sent.length, answers.length) - 1] ?? [500, {}];
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  return sent;
}

type User = ReturnType<typeof open>['user'];

async function fillIn(user: User) {
  await user.type(screen.getByLabelText('First Name'), 'Asha');
  await fill(user, screen.getByLabelText('Last Name'), 'Rao');
  await fill(user, screen.getByLabelText('Email'), 'asha@example.org');
  await fill(user, screen.getByLabelText('Phone Number'), '98765 43210');
  await fill(user, screen.getByLabelText('Message'), 'When does it begin?');
}

const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send' }));

test('sends a message and confirms it', async () => {
  const sent = answer([201, { id: 'a' }]);
  const { user } = open();
  await fillIn(user);
  await send(user);
  const note = await screen.findByText('Your message has been sent.');
  expect(note.closest('[tabindex]')).toHaveFocus();
  expect(screen.getByText(/answers to asha@example.org/)).toBeInTheDocument();
  expect(sent).toEqual([
    {
      url: '/api/messages',
      body: {
        firstName: 'Asha',
        lastName: 'Rao',
        email: 'asha@example.org',
        phone: '98765 43210',
        message: 'When does it begin?',
        website: '',
        course: '/courses/diabetes-educator',
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Write another' }));
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('reports each empty field in a summary, and under the field', async () => {
  const sent = answer();
  const { user, container } = open();
  await send(user);
  const { firstName, lastName, email, phone, message } = CONTACT_MESSAGES;
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([firstName, lastName, email, phone, message]);
  expect(screen.getByLabelText('Phone Number')).toHaveAccessibleDescription(expect.stringContaining(phone));
  expect(sent).toEqual([]);
  await expectAccessible(container);
});

test('keeps the message after a failure and sends it again', async () => {
  answer([503, {}], [201, { id: 'a' }]);
  const { user } = open();
  await fillIn(user);
  await send(user);
  expect(await screen.findByText(/We can’t reach the clinic’s service/)).toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toHaveValue('When does it begin?');
  await send(user);
  expect(await screen.findByText('Your message has been sent.')).toBeInTheDocument();
});

test('shows a message of the service under the field that it names', async () => {
  answer([
    422,
    { status: 422, detail: 'x', errors: [{ path: 'phone', message: 'Please check this number.' }] },
  ]);
  const { user } = open();
  await fillIn(user);
  await send(user);
  expect(await screen.findByText('Please check this number.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Phone Number')).toBeInvalid());
});

test('hides the honeypot field from people', () => {
  open();
  expect(screen.queryByRole('textbox', { name: /Website/ })).not.toBeInTheDocument();
  expect(screen.getByLabelText(/Website/)).toHaveAttribute('tabindex', '-1');
});

describe('an enrolment of a visitor', () => {
  const DATE = 'a'.repeat(32);
  const CODE = { id: 'c'.repeat(32), sentTo: 'a•••@example.org', expiresAt: '2026-03-02T04:40:00.000Z' };
  const openEnrolment = () =>
    renderWithApp(
      <ContactForm
        noun="enrolments"
        course="/courses/diabetes-educator"
        label="Enrol"
        submitLabel="Send"
        sentTitle="Your enrolment has been sent."
        first={{ fields: null, values: { date: DATE } }}
      />,
    );

  test('is sent, and gets its seat with the mailed code', async () => {
    const sent = answer(
      [201, { id: 'a', seat: 'unconfirmed', confirmation: CODE }],
      [
        422,
        { status: 422, detail: 'x', errors: [{ path: 'code', message: APPOINTMENT_MESSAGES.codeWrong }] },
      ],
      [200, { id: 'a', seat: 'requested' }],
    );
    const { user, container } = openEnrolment();
    await fillIn(user);
    await send(user);
    expect(await screen.findByText('Your enrolment has been sent.')).toBeInTheDocument();
    expect(screen.getByText(/It has no seat yet: please confirm it with the code below/)).toBeInTheDocument();
    expect(await screen.findByText(/sent a code to a•••@example.org.*until 10:10 AM/)).toBeInTheDocument();
    await expectAccessible(container);
    const confirm = () => user.click(screen.getByRole('button', { name: 'Confirm enrolment' }));
    await confirm();
    expect(await screen.findAllByText(APPOINTMENT_MESSAGES.codeRequired)).not.toHaveLength(0);
    await fill(user, screen.getByLabelText('Code'), '123 456');
    await confirm();
    expect(await screen.findByText(APPOINTMENT_MESSAGES.codeWrong)).toBeInTheDocument();
    await confirm();
    const note = await screen.findByText(/We keep a seat for you until it is confirmed/);
    expect(note.closest('[tabindex]')).toHaveFocus();
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    expect(sent.at(-1)).toEqual({
      url: `/api/enrolments/confirmations/${CODE.id}`,
      body: { code: '123 456' },
    });
  });

  test('waits for the clinic when no more codes are sent, and says so', async () => {
    answer([201, { id: 'a', seat: 'unconfirmed', confirmation: null }]);
    const { user } = openEnrolment();
    await fillIn(user);
    await send(user);
    expect(
      await screen.findByText(/It has no seat yet: .* waits until we have reached you/),
    ).toBeInTheDocument();
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  });
});
