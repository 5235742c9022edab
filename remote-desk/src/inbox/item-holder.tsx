import { useId } from 'react';
import { listColleagues } from '@nivara/shared/api-client/inbox';
import { useSession } from '@nivara/shared/app-context/app-context';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import type { InboxItemInDetail } from '@nivara/shared/domain/inbox';
import { Button } from '@nivara/shared/ui/form/button';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { SelectField } from '@nivara/shared/ui/choice/choice-field';
import { Card } from '@nivara/shared/ui/layout/card';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import type { ItemActions } from './use-item-actions';

interface ItemHolderProps {
  item: InboxItemInDetail;
  actions: ItemActions;
}

export function ItemHolder({ item, actions }: ItemHolderProps) {
  const { user } = useSession();
  const headingId = useId();
  const me = user ? { id: user.TableUserID, name: user.UserFullName } : undefined;
  const { holder, doneAt } = item;
  const isMine = holder !== null && holder.id === me?.id;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack $gap={4}>
        <Heading level={2} look="h4" id={headingId}>
          {holder === null ? 'Nobody has taken it over' : isMine ? 'With you' : `With ${holder.name}`}
        </Heading>
        {doneAt === null ? (
          <>
            <Cluster>
              {isMine || me === undefined ? null : (
                <Button onClick={() => void actions.setHolder(item, me)}>Take over</Button>
              )}
              {holder === null ? null : (
                <Button variant="quiet" onClick={() => void actions.setHolder(item, null)}>
                  Give back to all
                </Button>
              )}
            </Cluster>
            <HandOver item={item} actions={actions} me={me?.id} />
          </>
        ) : null}
      </Stack>
    </Card>
  );
}

/** Hands the item to a colleague at the desk. */
function HandOver({ item, actions, me }: ItemHolderProps & { me: string | undefined }) {
  const colleagues = useAnswer(listColleagues);
  if (colleagues.status !== 'ready') return null;
  const others = colleagues.data.filter(({ id }) => id !== me && id !== item.holder?.id);
  if (others.length === 0) return null;
  return (
    <Form
      label="Hand over"
      initialValues={{ holder: others[0]?.id ?? '' }}
      onSubmit={async ({ holder }) => {
        const chosen = others.find(({ id }) => id === holder);
        if (chosen) await actions.setHolder(item, chosen);
      }}
    >
      <SelectField
        name="holder"
        label="Hand over to"
        placeholder={null}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SubmitButton variant="secondary" busyLabel="Handing over…">
        Hand over
      </SubmitButton>
    </Form>
  );
}
