import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { sendMessage } from '@nivara/shared/api-client/conversations';
import type { Answered } from '@nivara/shared/app-context/use-answer';
import { momentInWords } from '@nivara/shared/domain/clinic-time';
import {
  newMessageSchema,
  type ConversationMessage,
  type ConversationWithMessages,
  type NewMessage,
} from '@nivara/shared/domain/conversation';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { TextArea } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { color, radius, space, text } from '@nivara/shared/ui/tokens/theme';
import { WithDraft } from '../drafts/with-draft';
import { useEarlierMessages } from './use-earlier-messages';

const EMPTY: NewMessage = { text: '' };

const Messages = styled.ol`
  display: flex;
  flex-direction: column;
  padding: 0;
  margin: 0;
  gap: ${space[3]};
  list-style: none;
`;

const Message = styled.li<{ $own: boolean }>`
  max-width: min(90%, 42rem);
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${({ $own }) => ($own ? color.primary : color.line)};
  border-radius: ${radius.medium};
  align-self: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  background: ${({ $own }) => ($own ? color.primarySoft : color.surface)};

  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  small {
    color: ${color.textMuted};
    font-size: ${text.small};
  }
`;

interface ConversationThreadProps {
  answer: Answered<ConversationWithMessages | null>['answer'];
  change: Answered<ConversationWithMessages | null>['change'];
  /** The page path of the list of all conversations. */
  all: string;
}

export const ConversationThread = ({ answer, change, all }: ConversationThreadProps) => (
  <Loaded
    data={answer}
    level={2}
    failure="The messages could not be loaded"
    skeleton={<SkeletonCard lines={8} />}
  >
    {(conversation) =>
      conversation === null ? (
        <EmptyState
          level={2}
          title="We could not find that conversation"
          action={<ButtonLink to={all}>See all messages</ButtonLink>}
        >
          The address may be mistyped, or the conversation is not one of yours.
        </EmptyState>
      ) : (
        <Thread conversation={conversation} onSent={(sent) => change(() => sent)} all={all} />
      )
    }
  </Loaded>
);

interface ThreadProps {
  conversation: ConversationWithMessages;
  onSent: (conversation: ConversationWithMessages) => void;
  all: string;
}

function Thread({ conversation, onSent, all }: ThreadProps) {
  const { id, about, doctor } = conversation;
  const { shown, hasEarlier, busy, showEarlier } = useEarlierMessages(conversation);
  const [announcement, setAnnouncement] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const newest = shown.at(-1)?.id;
  useEffect(() => {
    // Newer browsers return a promise, which React would take for a cleanup.
    end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [newest]);
  const addEarlier = async () => {
    const count = await showEarlier();
    if (count > 0) setAnnouncement(`${count} earlier messages are shown above.`);
  };

  return (
    <Stack $gap={5}>
      {about === null ? null : <p>About {about.title}</p>}
      {hasEarlier ? (
        <Cluster $justify="center">
          <Button variant="secondary" busy={busy} onClick={() => void addEarlier()}>
            Show earlier messages
          </Button>
        </Cluster>
      ) : null}
      <Messages role="list" aria-label="Messages">
        {shown.map((message) => (
          <Message key={message.id} $own={message.isOwn} ref={message.id === newest ? end : undefined}>
            <Author message={message} />
            <p>{message.text}</p>
          </Message>
        ))}
      </Messages>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {conversation.doctorHasLeft ? (
        <Alert title={`${doctor.name} has left the clinic`}>
          Nobody would read an answer here. Please write to another doctor, or call the clinic.
        </Alert>
      ) : (
        <WithDraft name={`message ${id}`} initial={EMPTY} skeleton={<SkeletonCard lines={4} />}>
          {({ formKey, initialValues, restoredAlert, keep, clear }) => (
            <Form
              key={formKey}
              label="Answer"
              initialValues={initialValues}
              schema={newMessageSchema}
              onChange={keep}
              onSubmit={async ({ text: written }, { resetForm }) => {
                onSent(await sendMessage(id, written));
                clear();
                resetForm({ values: EMPTY });
                setAnnouncement('Your message is sent.');
              }}
            >
              <TextArea name="text" label="Your message" rows={4} maxLength={4000} />
              {restoredAlert}
              <SubmitButton busyLabel="Sending…">Send</SubmitButton>
            </Form>
          )}
        </WithDraft>
      )}
      <div>
        <ButtonLink variant="quiet" to={all}>
          See all messages
        </ButtonLink>
      </div>
    </Stack>
  );
}

function authorOf({ isOwn, isFromPatient, author }: ConversationMessage): string {
  if (isOwn) return 'You';
  return isFromPatient ? `${author} (patient)` : author;
}

const Author = ({ message }: { message: ConversationMessage }) => (
  <small>
    <strong>{authorOf(message)}</strong>,{' '}
    <time dateTime={message.at}>{momentInWords(new Date(message.at))}</time>
  </small>
);
