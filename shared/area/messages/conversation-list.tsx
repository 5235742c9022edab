import { useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { listConversations, type ConversationPage } from '@nivara/shared/api-client/conversations';
import { Link } from '@nivara/shared/app-context/router';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { dateInShort, timeInWords } from '@nivara/shared/domain/clinic-time';
import type { Conversation } from '@nivara/shared/domain/conversation';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Skeleton, SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { MailIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { TitleLine } from '@nivara/shared/ui/layout/title-line';
import { color, media, radius, space, text } from '@nivara/shared/ui/tokens/theme';
import { useNotificationFeed } from '../notifications/notification-feed-context';
import type { MessagePages } from './message-pages';

const PAGE_SIZE = 20;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  padding: 0;
  margin: 0;
  list-style: none;
`;

const Item = styled.article<{ $unread: boolean }>`
  position: relative;
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${({ $unread }) => ($unread ? color.primary : color.line)};
  border-radius: ${radius.medium};
  border-inline-start-width: ${({ $unread }) => ($unread ? '4px' : '1px')};
  background: ${color.surface};
  overflow-wrap: anywhere;

  ${media.phone} {
    padding-inline: ${space[4]};
  }
  &:hover {
    background: ${color.surfaceSunken};
  }
  /* The whole card opens the conversation. */
  a::after {
    position: absolute;
    content: '';
    inset: 0;
  }
`;

/** With large text the icon would make a phone break the words. */
const Write = styled(ButtonLink)`
  ${media.tight} {
    svg {
      display: none;
    }
  }
`;

const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: ${text.small};
`;

interface ConversationListProps {
  pages: MessagePages;
  /** Names the people of a conversation, for its heading. */
  nameOf: (conversation: Conversation) => string;
  /** Shown when there are no conversations. */
  none: string;
  /** A first message that was typed and not sent. */
  draft?: string | undefined;
  /** The next step that somebody without conversations is offered instead of writing a message. */
  next?: ReactNode;
}

/** Lists the newest conversations first, and shows a new message at once. */
export function ConversationList({ pages, nameOf, none, draft, next }: ConversationListProps) {
  const [size, setSize] = useState(PAGE_SIZE);
  const { answer, reload } = useChangingAnswer(
    useCallback(() => listConversations({ size, sort: '-lastAt' }), [size]),
  );
  const { listen } = useNotificationFeed();
  useEffect(
    () =>
      listen({
        onNotification: ({ about }) => {
          if (about?.kind === 'conversation') reload();
        },
        onMissed: reload,
      }),
    [listen, reload],
  );

  // Keeps the current rows until the next ones are loaded.
  const [last, setLast] = useState<ConversationPage>();
  if (answer.status === 'ready' && answer.data !== last) setLast(answer.data);
  const shown = last && answer.status === 'loading' ? ({ status: 'ready', data: last } as const) : answer;

  const write = (
    <Write to={pages.begin} icon={<MailIcon size={20} />}>
      Write a message
    </Write>
  );
  return (
    <Stack $gap={5}>
      {draft === undefined ? null : <DraftItem text={draft} to={pages.begin} />}
      <Loaded data={shown} level={2} failure="Your messages could not be loaded" skeleton={<Skeletons />}>
        {({ rows, total }) =>
          rows.length > 0 ? (
            <Stack $gap={5}>
              <div>{write}</div>
              <List role="list">
                {rows.map((conversation) => (
                  <li key={conversation.id}>
                    <ConversationItem
                      conversation={conversation}
                      name={nameOf(conversation)}
                      to={pages.conversation(conversation.id)}
                    />
                  </li>
                ))}
              </List>
              {rows.length < total ? (
                <Cluster $justify="center">
                  <Button
                    variant="secondary"
                    busy={answer.status === 'loading'}
                    onClick={() => setSize((count) => count + PAGE_SIZE)}
                  >
                    Show older ones
                  </Button>
                </Cluster>
              ) : null}
            </Stack>
          ) : draft === undefined ? (
            <Card $padding="none">
              <EmptyState
                level={2}
                title="No messages yet"
                icon={<MailIcon size={28} />}
                action={next ?? write}
              >
                {none}
              </EmptyState>
            </Card>
          ) : null
        }
      </Loaded>
    </Stack>
  );
}

function DraftItem({ text, to }: { text: string; to: string }) {
  const id = useId();
  return (
    <Item $unread={false} aria-labelledby={id}>
      <Stack $gap={2}>
        <TitleLine>
          <Heading level={2} look="h4" id={id}>
            <Link to={to}>Your draft</Link>
          </Heading>
          <Badge tone="neutral">Not sent yet</Badge>
        </TitleLine>
        <p>{text}</p>
      </Stack>
    </Item>
  );
}

interface ConversationItemProps {
  conversation: Conversation;
  name: string;
  to: string;
}

function ConversationItem({ conversation, name, to }: ConversationItemProps) {
  const { id, about, lastText, lastAt } = conversation;
  const at = new Date(lastAt);
  const isUnread = conversation.unread > 0;
  return (
    <Item $unread={isUnread} aria-labelledby={id}>
      <Stack $gap={2}>
        <Heading level={2} look="h4" id={id}>
          <Link to={to}>{name}</Link>
        </Heading>
        {about === null ? null : <Quiet>About {about.title}</Quiet>}
        <p>{lastText}</p>
        <Cluster $justify="space-between">
          <Quiet>{`${dateInShort(at)}, ${timeInWords(at)}`}</Quiet>
          <State conversation={conversation} />
        </Cluster>
      </Stack>
    </Item>
  );
}

function State({ conversation: { unread, isUnanswered, doctorHasLeft } }: { conversation: Conversation }) {
  if (unread > 0) return <Badge tone="primary">{unread} unread</Badge>;
  if (doctorHasLeft) return <Badge>Has left the clinic</Badge>;
  return isUnanswered ? <Badge tone="warning">No answer yet</Badge> : <Badge>Answered</Badge>;
}

const Skeletons = () => (
  <Stack $gap={3}>
    <Skeleton width="12.5rem" height="3rem" shape="box" />
    {[1, 2, 3].map((each) => (
      <SkeletonCard key={each} lines={2} />
    ))}
  </Stack>
);
