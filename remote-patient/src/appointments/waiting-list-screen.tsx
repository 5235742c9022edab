import { useEffect, useState } from 'react';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { acceptOffer, leaveWaitingList } from '@nivara/shared/api-client/waiting-list';
import type { WaitingEntry } from '@nivara/shared/domain/waiting-list';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';
import { EmptyList } from '../frame/empty-list';
import { ClockIcon } from '@nivara/shared/ui/layout/icon';
import { AppointmentsNav } from './appointments-nav';
import { AreaPage } from '../frame/area-page';
import { bookedMessage } from './booked-message';
import { useChosenName } from '@nivara/shared/area/person/chosen-person';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable } from '@nivara/shared/area/table/use-list-table';
import { paths } from '../paths';
import { useSignedInUser } from '../session/use-signed-in-user';
import { wishInWords } from '@nivara/shared/area/waiting/waiting-status';
import { listEntries, waitingColumns } from './waiting-columns';

const initial = { sort: { column: 'date', direction: 'descending' } } as const;
/** Polls, since an offer appears at any time and expires soon. */
const POLL_MS = 30_000;

export function WaitingListScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const [decision, setDecision] = useState<{ entry: WaitingEntry; to: 'accept' | 'leave' }>();
  const [columns] = useState(() => waitingColumns((entry, to) => setDecision({ entry, to })));
  const name = useChosenName();
  const { table, reload } = useListTable({ columns, list: listEntries, initial, byPatient: true });
  const { showToast } = useToasts();

  useEffect(() => {
    const timer = setInterval(reload, POLL_MS);
    return () => clearInterval(timer);
  }, [reload]);

  const finish = (text: string) => {
    setDecision(undefined);
    reload();
    showToast({ tone: 'success', text });
  };

  return (
    <AreaPage
      name="Waiting list"
      heading="Waiting list"
      lead="As soon as a timing becomes free we keep it for you and tell you. Take it in time, or it goes to the next in line."
    >
      <AppointmentsNav />
      <ListTable
        caption="Waiting list"
        columns={columns}
        summary={columns.filter(({ part }) => part !== undefined)}
        opensAs="summary"
        table={table}
        fileName="waiting-list"
        empty={
          <EmptyList
            title={`${name === undefined ? 'You are' : `${name} is`} not waiting for any day`}
            icon={<ClockIcon size={28} />}
            action={<ButtonLink to={paths.newBooking(username)}>Book an appointment</ButtonLink>}
          >
            Where nothing is free on the day that you choose, the booking form offers you to wait.
          </EmptyList>
        }
      />
      {decision?.to === 'accept' ? (
        <ConfirmDialog
          title={`Take ${decision.entry.offer?.timing ?? 'this timing'}?`}
          confirmLabel="Book this timing"
          busyLabel="Booking…"
          onClose={() => setDecision(undefined)}
          onConfirm={async () => finish(bookedMessage(await acceptOffer(decision.entry.id)))}
        >
          {`${decision.entry.service} for ${decision.entry.patientName}, ${wishInWords(decision.entry)}.`}
        </ConfirmDialog>
      ) : null}
      {decision?.to === 'leave' ? (
        <ConfirmDialog
          title="Leave the waiting list?"
          confirmLabel="Leave"
          busyLabel="Leaving…"
          cancelLabel="Keep waiting"
          danger
          onClose={() => setDecision(undefined)}
          onConfirm={async () => {
            await leaveWaitingList(decision.entry.id);
            finish('You have left the waiting list.');
          }}
        >
          {`${decision.entry.service} for ${decision.entry.patientName}, ${wishInWords(decision.entry)}. Your place in line goes to the next one.`}
        </ConfirmDialog>
      ) : null}
    </AreaPage>
  );
}
