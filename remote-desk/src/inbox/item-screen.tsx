import { readInboxItem } from '@nivara/shared/api-client/inbox';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import { INBOX_KIND_NAMES } from '@nivara/shared/domain/inbox';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { MailIcon } from '@nivara/shared/ui/layout/icon';
import { Split, Stack } from '@nivara/shared/ui/layout/layout';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';
import { AnswerForm } from './answer-form';
import { InboxNav } from './inbox-nav';
import { ItemCard } from './item-card';
import { ItemDecision } from './item-decision';
import { ItemHistory } from './item-history';
import { ItemHolder } from './item-holder';
import { useAnswerText } from './use-answer-text';
import { useInboxChanges } from './use-inbox-changes';
import { useItemActions } from './use-item-actions';

export function ItemScreen() {
  const { answer, change, reload } = useOwnItem(readInboxItem);
  useInboxChanges(reload);
  const [answerText, onUndone] = useAnswerText();
  const actions = useItemActions((item) => change(() => item), onUndone);
  const found = answer.status === 'ready' ? answer.data : null;
  const heading = found ? `${INBOX_KIND_NAMES[found.kind]} from ${found.name}` : 'Inbox';
  return (
    <DeskPage name={heading} heading={heading}>
      <InboxNav />
      <Loaded
        data={answer}
        level={2}
        failure="This could not be loaded"
        skeleton={<SkeletonCard lines={10} />}
      >
        {(item) =>
          item === null ? (
            <EmptyState
              level={2}
              title="We could not find that item"
              icon={<MailIcon size={28} />}
              action={<ButtonLink to={paths.inbox}>See the inbox</ButtonLink>}
            >
              It may have been deleted with the sender’s account.
            </EmptyState>
          ) : (
            <Split $ratio="3fr 2fr" $gap={5} $align="start">
              <Stack $gap={5}>
                <ItemCard item={item} actions={actions} />
                <ItemDecision item={item} onDecided={reload} />
                {item.doneAt === null ? (
                  <AnswerForm key={item.id} item={item} actions={actions} answerText={answerText} />
                ) : null}
              </Stack>
              <Stack $gap={5}>
                <ItemHolder item={item} actions={actions} />
                <ItemHistory item={item} actions={actions} />
              </Stack>
            </Split>
          )
        }
      </Loaded>
    </DeskPage>
  );
}
