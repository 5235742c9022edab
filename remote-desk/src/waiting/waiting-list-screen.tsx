import { useMemo, useState } from 'react';
import { acceptForCaller, listDeskWaiting, removeWaiting } from '@nivara/shared/api-client/desk-waiting';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { whenOf } from '@nivara/shared/area/appointment/appointment-texts';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';
import { wishInWords } from '@nivara/shared/area/waiting/waiting-status';
import type { DeskWaitingEntry } from '@nivara/shared/domain/desk-day';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { ClockIcon } from '@nivara/shared/ui/layout/icon';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';
import { waitingColumns, type Deciding } from './waiting-columns';

const list: ListRows<DeskWaitingEntry> = (query) => listDeskWaiting({ ...query });
const initial = { sort: { column: 'appointmentDate', direction: 'ascending' } } as const;

export function WaitingListScreen() {
  const [deciding, setDeciding] = useState<Deciding>();
  const columns = useMemo(() => waitingColumns(setDeciding), []);
  const { table, reload } = useListTable<DeskWaitingEntry>({ columns, list, initial });
  const { showToast } = useToasts();
  const close = () => setDeciding(undefined);
  const decided = (text: string) => {
    close();
    reload();
    showToast({ tone: 'success', text });
  };

  return (
    <DeskPage
      name="Waiting list"
      heading="Waiting list"
      lead="A timing that becomes free is offered to the next in line. If they accept on the phone, book it here."
    >
      <ListTable
        caption="Waiting list"
        columns={columns}
        table={table}
        fileName="waiting-list"
        empty={
          <EmptyState
            level={2}
            title="Nobody waits"
            icon={<ClockIcon size={28} />}
            action={<ButtonLink to={paths.book()}>Book an appointment</ButtonLink>}
          >
            Patients who find no free timing on a day can wait for one.
          </EmptyState>
        }
      />
      {deciding ? <Decision {...deciding} onClose={close} onDecided={decided} /> : null}
    </DeskPage>
  );
}

interface DecisionProps extends Deciding {
  onClose: () => void;
  onDecided: (text: string) => void;
}

function Decision({ entry, how, onClose, onDecided }: DecisionProps) {
  const { id, patientName, service } = entry;
  if (how === 'book') {
    return (
      <ConfirmDialog
        title={`Book for ${patientName}?`}
        confirmLabel="Book it"
        busyLabel="Booking…"
        cancelLabel="Not yet"
        onClose={onClose}
        onConfirm={async () => {
          const booked = await acceptForCaller(id);
          onDecided(`${patientName}: ${whenOf(booked)}.`);
        }}
      >
        {`${service}, ${wishInWords(entry)}. The timing is kept for them.`}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      title={`Remove ${patientName} from the list?`}
      confirmLabel="Remove from the list"
      busyLabel="Removing…"
      cancelLabel="Let them wait"
      danger
      onClose={onClose}
      onConfirm={async () => {
        await removeWaiting(id);
        onDecided(`${patientName} is removed from the list.`);
      }}
    >
      {`${service}, ${wishInWords({ ...entry, offer: null })}. An offered timing goes to the next in line.`}
    </ConfirmDialog>
  );
}
