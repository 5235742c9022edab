import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { type ContactNoun, type ContactValues, newMessageSchema } from '@nivara/shared/domain/contact';
import { contactCalls } from '@nivara/shared/api-client/contacts';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button } from '@nivara/shared/ui/form/button';
import { TextArea, TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { media, space } from '@nivara/shared/ui/tokens/theme';

interface ContactFormProps {
  /** Decides between a message to the clinic and a request to join a course. */
  noun: ContactNoun;
  /** The address of the course. */
  course?: string;
  /** The accessible name of the form. */
  label: string;
  submitLabel: string;
  sentTitle: string;
}

const EMPTY = { firstName: '', lastName: '', email: '', phone: '', message: '', website: '' };

const Names = styled.div`
  display: grid;
  gap: ${space[5]};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Hidden from everybody but programs that fill in every field. */
const Trap = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export function ContactForm({ noun, course, label, submitLabel, sentTitle }: ContactFormProps) {
  const [sentTo, setSentTo] = useState<string>();

  const send = async (values: ContactValues) => {
    await contactCalls(noun).send({ ...values, course });
    setSentTo(values.email);
  };

  if (sentTo !== undefined) {
    return <Sent title={sentTitle} email={sentTo} again={() => setSentTo(undefined)} />;
  }
  return (
    <Form<ContactValues> label={label} initialValues={EMPTY} schema={newMessageSchema} onSubmit={send}>
      <Names>
        <TextField name="firstName" label="First Name" autoComplete="given-name" />
        <TextField name="lastName" label="Last Name" autoComplete="family-name" />
      </Names>
      <Names>
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <TextField name="phone" label="Phone Number" type="tel" inputMode="tel" autoComplete="tel" />
      </Names>
      <TextArea name="message" label="Message" rows={5} />
      <Trap aria-hidden="true">
        <TextField name="website" label="Website" optional tabIndex={-1} autoComplete="off" />
      </Trap>
      <SubmitButton busyLabel="Sending…">{submitLabel}</SubmitButton>
    </Form>
  );
}

/** Takes the focus, which was in the form that it replaces. */
function Sent({ title, email, again }: { title: string; email: string; again: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Stack $gap={4}>
      <Alert ref={note} tone="success" title={title} live>
        A person of the clinic reads it and answers to {email}, usually within one working day.
      </Alert>
      <div>
        <Button variant="secondary" onClick={again}>
          Write another
        </Button>
      </div>
    </Stack>
  );
}
