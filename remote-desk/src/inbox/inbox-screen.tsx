import { useCallback, useEffect, useMemo, useState } from 'react';
import { setInboxItemHolder, listInbox } from '@nivara/shared/api-client/inbox';
import { useToasts, useSession } from '@nivara/shared/app-context/app-context';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';
import { INBOX_KINDS, type InboxItem, type InboxView } from '@nivara/shared/domain/inbox';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { MailIcon } from '@nivara/shared/ui/layout/icon';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';
import { inboxColumns } from './inbox-columns';
import { InboxNav } from './inbox-nav';
import { useInboxChanges } from './use-inbox-changes';

const VIEWS: Record<InboxView, { name: string; lead: string; empty: string }> = {
  new: {
    name: 'Inbox',
    lead: 'What people have sent and nobody has taken over. What waits longest comes first.',
    empty: 'Messages, enrolments, booking requests and reported payments wait here until somebody answers.',
  },
  mine: {
    name: 'My inbox',
    lead: 'What you have taken over, or a colleague has handed to you.',
    empty: 'What you take over, or answer, stays here until it is done.',
  },
  others: {
    name: 'With colleagues',
    lead: 'What others at the desk have taken over.',
    empty: 'What a colleague takes over is here.',
  },
  done: {
    name: 'Done',
    lead: 'What is answered or decided, the newest first.',
    empty: 'What is answered or decided stays here, and can be opened again.',
  },
};

const UNEXPECTED = 'That did not work. Please try again.';

const OLDEST_FIRST = { sort: { column: 'createdAt', direction: 'ascending' } } as const;
const NEWEST_DONE = { sort: { column: 'doneAt', direction: 'descending' } } as const;

/** Lists everything that patients and visitors send. */
export function InboxScreen({ view }: { view: InboxView }) {
  const { take, round } = useTaking();
  const list = useMemo<ListRows<InboxItem>>(
    () =>
      (query, { kind }) =>
        listInbox({ ...query, view, kind: INBOX_KINDS.find((each) => each === kind) }),
    [view],
  );
  const initial = view === 'done' ? NEWEST_DONE : OLDEST_FIRST;
  const columns = useMemo(() => inboxColumns(view, take), [view, take]);
  const { table, reload } = useListTable<InboxItem>({ columns, list, initial });
  useInboxChanges(reload);
  useEffect(() => {
    if (round > 0) reload();
  }, [round, reload]);

  const { name, lead, empty } = VIEWS[view];
  return (
    <DeskPage name={name} heading={name} lead={lead}>
      <InboxNav />
      <ListTable
        caption={name}
        columns={columns}
        table={table}
        fileName={name.toLowerCase().replaceAll(' ', '-')}
        empty={
          <EmptyState
            level={2}
            title={view === 'done' ? 'Nothing yet' : 'Nothing waits'}
            icon={<MailIcon size={28} />}
            action={view === 'new' ? undefined : <ButtonLink to={paths.inbox}>See what is new</ButtonLink>}
          >
            {empty}
          </EmptyState>
        }
      />
    </DeskPage>
  );
}

/** `round` grows with each change, so that the list is loaded again. */
function useTaking() {
  const { user } = useSession();
  const { showToast } = useToasts();
  const [round, setRound] = useState(0);
  const me = user ? user.TableUserID : '';

  const take = useCallback(
    ({ id, name }: InboxItem) => {
      const setHolder = async (holder: string | null) => {
        try {
          await setInboxItemHolder(id, holder);
        } finally {
          setRound((count) => count + 1);
        }
      };
      const showFailure = (error: unknown) =>
        showToast({ tone: 'error', text: error instanceof Error ? error.message : UNEXPECTED });
      const undo = { label: 'Undo', run: () => void setHolder(null).catch(showFailure) };
      setHolder(me).then(
        () => showToast({ tone: 'success', text: `You have taken over what ${name} sent.`, action: undo }),
        showFailure,
      );
    },
    [me, showToast],
  );
  return { take, round };
}
