import { Suspense, lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { type ContactNoun, type ContactValues, newMessageSchema } from '@nivara/shared/domain/contact';
import type { EnrolmentAnswer } from '@nivara/shared/domain/course-date';
import { contactCalls } from '@nivara/shared/api-client/contacts';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Loading, Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { Button } from '@nivara/shared/ui/form/button';
import { TextArea, TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { media, space } from '@nivara/shared/ui/tokens/theme';

interface ContactFormProps {
  /** Decides between a message to the clinic and a request to join a course. */
  noun: ContactNoun;
  /** The page path of the course. */
  course?: string;
  /** The accessible name of the form. */
  label: string;
  submitLabel: string;
  sentTitle: string;
  /** Fields above the names, with their initial values. */
  first?: { fields: ReactNode; values: { date: string } };
}

type Values = ContactValues & { date?: string };

/** `seat` is null for a message, and for an enrolment without a course date. */
interface SentAnswer extends Pick<EnrolmentAnswer, 'seat' | 'confirmation'> {
  /** The sender's e-mail address. */
  to: string;
}

/** Loaded on demand, since few enrolments need it. */
const ConfirmEnrolment = lazy(() =>
  import('./confirm-enrolment').then((module) => ({ default: module.ConfirmEnrolment })),
);

const EMPTY = { firstName: '', lastName: '', email: '', phone: '', message: '', website: '' };

const Names = styled.div`
  display: grid;
  gap: ${space[5]};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** A honeypot: only programs that fill in every field fill in this one. */
const Honeypot = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export function ContactForm({ noun, course, label, submitLabel, sentTitle, first }: ContactFormProps) {
  const [sent, setSent] = useState<SentAnswer>();

  const send = async ({ date, ...values }: Values) => {
    const answer = await contactCalls(noun).send({ ...values, course, ...(date && { date }) });
    setSent({ to: values.email, seat: answer.seat ?? null, confirmation: answer.confirmation });
  };

  if (sent !== undefined) {
    return (
      <Sent
        title={sentTitle}
        sent={sent}
        again={() => setSent(undefined)}
        onConfirmed={({ seat }) => setSent({ to: sent.to, seat })}
      />
    );
  }
  return (
    <Form<Values>
      label={label}
      initialValues={{ ...EMPTY, ...first?.values }}
      schema={newMessageSchema}
      onSubmit={send}
    >
      {first?.fields}
      <Names>
        <TextField name="firstName" label="First Name" autoComplete="given-name" />
        <TextField name="lastName" label="Last Name" autoComplete="family-name" />
      </Names>
      <Names>
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <TextField name="phone" label="Phone Number" type="tel" inputMode="tel" autoComplete="tel" />
      </Names>
      <TextArea name="message" label="Message" rows={5} />
      <Honeypot aria-hidden="true">
        <TextField name="website" label="Website" optional tabIndex={-1} autoComplete="off" />
      </Honeypot>
      <SubmitButton busyLabel="Sending…">{submitLabel}</SubmitButton>
    </Form>
  );
}

const SEAT_WORDS = {
  requested: 'We keep a seat for you until it is confirmed.',
  waiting: 'You are on the waiting list: we write as soon as a seat is free.',
} as const;

const NOT_CONFIRMED = 'It has no seat yet: ';

function seatWords({ seat, confirmation }: SentAnswer): string {
  if (seat === null) return '';
  if (seat !== 'unconfirmed') return `${SEAT_WORDS[seat]} `;
  return confirmation
    ? `${NOT_CONFIRMED}please confirm it with the code below. `
    : `${NOT_CONFIRMED}we have sent several codes already, so it waits until we have reached you. `;
}

interface SentProps {
  title: string;
  sent: SentAnswer;
  again: () => void;
  onConfirmed: (answer: EnrolmentAnswer) => void;
}

const placeholder = (
  <Loading label="Loading the form…">
    <Skeleton height="14rem" shape="box" />
  </Loading>
);

/** Takes the focus from the form that this component replaces. */
function Sent({ title, sent, again, onConfirmed }: SentProps) {
  const { to, seat, confirmation } = sent;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), [seat]);
  return (
    <Stack $gap={4}>
      <Alert ref={note} tone="success" title={title} live>
        {seatWords(sent)}A person of the clinic reads what you wrote and answers to {to}, usually within one
        working day.
      </Alert>
      {confirmation ? (
        <Suspense fallback={placeholder}>
          <ConfirmEnrolment code={confirmation} onConfirmed={onConfirmed} />
        </Suspense>
      ) : null}
      <div>
        <Button variant="secondary" onClick={again}>
          Write another
        </Button>
      </div>
    </Stack>
  );
}
