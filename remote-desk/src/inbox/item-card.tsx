import styled from 'styled-components';
import { mailLink } from '@nivara/shared/domain/field-rules';
import { momentInWords } from '@nivara/shared/domain/clinic-time';
import { INBOX_KIND_NAMES, type InboxItemInDetail } from '@nivara/shared/domain/inbox';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import { Button } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { color, space } from '@nivara/shared/ui/tokens/theme';
import { DueBadge } from './due-badge';
import type { ItemActions } from './use-item-actions';

const Words = styled.blockquote`
  padding-inline-start: ${space[4]};
  border-inline-start: 3px solid ${color.line};
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface ItemCardProps {
  item: InboxItemInDetail;
  actions: ItemActions;
}

export const ItemCard = ({ item, actions }: ItemCardProps) => (
  <Card as="section" $padding="roomy" aria-labelledby="sent">
    <Stack $gap={5}>
      <Cluster $justify="space-between">
        <Heading level={2} look="h3" id="sent">
          {INBOX_KIND_NAMES[item.kind]}
        </Heading>
        <DueBadge item={item} />
      </Cluster>
      {item.message === null ? null : <Words>{item.message}</Words>}
      <Facts
        facts={[
          ['About', item.kind === 'message' ? undefined : item.about],
          ['Received', momentInWords(new Date(item.createdAt))],
          ['Phone', item.phone && <TextLink href={`tel:${item.phone}`}>{phoneInWords(item.phone)}</TextLink>],
          ['E-mail', item.email && <TextLink href={mailLink(item.email)}>{item.email}</TextLink>],
        ]}
      />
      <Closing item={item} actions={actions} />
    </Stack>
  </Card>
);

/** Shows no button for an item that needs or has a decision, since only the decision closes the item. */
function Closing({ item, actions }: ItemCardProps) {
  if (item.undecided || item.decided) return null;
  return (
    <Cluster>
      {item.doneAt === null ? (
        <Button variant="secondary" onClick={() => void actions.finish(item)}>
          Done, without an answer
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => void actions.reopen(item)}>
          Open it again
        </Button>
      )}
    </Cluster>
  );
}
