import styled from 'styled-components';
import { momentInWords, timeInWords } from '@nivara/shared/domain/clinic-time';
import type { Notification } from '@nivara/shared/domain/notification';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { Button } from '@nivara/shared/ui/form/button';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { TitleLine } from '@nivara/shared/ui/layout/title-line';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { thumbButtons } from '@nivara/shared/ui/form/thumb-buttons';
import { breakpoint, color, radius, space, text } from '@nivara/shared/ui/tokens/theme';
import { Unbroken } from '@nivara/shared/ui/layout/unbroken';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';

const Item = styled.article<{ $unread: boolean }>`
  padding: ${space[4]} ${space[5]};

  @media (width < ${breakpoint.tablet}) {
    padding: ${space[3]} ${space[4]};
  }
  border: 1px solid ${({ $unread }) => ($unread ? color.primary : color.line)};
  border-radius: ${radius.medium};
  border-inline-start-width: ${({ $unread }) => ($unread ? '4px' : '1px')};
  background: ${color.surface};
`;

const Words = styled.p`
  small {
    color: ${color.textMuted};
    font-size: ${text.small};
  }
  /* A phone shows three lines of a text with a link, since the page behind the link has the rest. */
  @media (width < ${breakpoint.tablet}) {
    &[data-more] {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }
  }
`;

const Actions = styled(Cluster).attrs({ $gap: 4 })`
  @media (width < ${breakpoint.tablet}) {
    column-gap: ${space[2]};

    > * {
      flex: 1 1 7rem;
    }
    ${thumbButtons}
  }
`;

interface NotificationItemProps {
  notification: Notification;
  /** The page of the notification's subject. */
  to: string | undefined;
  onRead: (read: boolean) => void;
}

export function NotificationItem({ notification, to, onRead }: NotificationItemProps) {
  const { id, title, text: words, createdAt, read } = notification;
  const which = <VisuallyHidden>{`“${title}”, ${momentInWords(new Date(createdAt))}`}</VisuallyHidden>;
  return (
    <Item $unread={!read} aria-labelledby={id}>
      <Stack $gap={2}>
        <TitleLine>
          <Heading level={3} look="h4" id={id}>
            <Unbroken>{title}</Unbroken>
          </Heading>
          {read ? null : <Badge tone="primary">Unread</Badge>}
        </TitleLine>
        <Words data-more={to === undefined ? undefined : ''}>
          <small>{timeInWords(new Date(createdAt))}</small> · <Unbroken>{words}</Unbroken>
        </Words>
        <Actions>
          {to === undefined ? null : (
            <TextLink to={to} onClick={() => onRead(true)}>
              Read more<VisuallyHidden> about </VisuallyHidden>
              {which}
            </TextLink>
          )}
          <Button variant="quiet" size="small" onClick={() => onRead(!read)}>
            {read ? 'Mark as unread' : 'Mark as read'} {which}
          </Button>
        </Actions>
      </Stack>
    </Item>
  );
}
