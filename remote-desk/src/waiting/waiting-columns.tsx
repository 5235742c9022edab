import { dayColumn, textColumn } from '@nivara/shared/area/table/columns';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import { RowActions } from '@nivara/shared/area/table/row-actions';
import { UnknownValue } from '@nivara/shared/area/table/unknown-value';
import { WaitingBadge, waitingInWords, wishInWords } from '@nivara/shared/area/waiting/waiting-status';
import type { DeskWaitingEntry } from '@nivara/shared/domain/desk-day';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import { Button } from '@nivara/shared/ui/form/button';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { paths } from '../paths';

export interface Deciding {
  entry: DeskWaitingEntry;
  how: 'book' | 'remove';
}

const wish = (entry: DeskWaitingEntry) => wishInWords({ ...entry, offer: null });

/** The ids are the names by which the service sorts. */
export const waitingColumns = (
  onDecide: (deciding: Deciding) => void,
): readonly DataColumn<DeskWaitingEntry>[] => [
  textColumn('appointmentDate', 'Waits for', ({ appointmentDate }) => appointmentDate, {
    cell: (entry) => <TextLink to={paths.dayOf(entry.appointmentDate)}>{wish(entry)}</TextLink>,
    text: wish,
  }),
  {
    id: 'patientName',
    heading: 'Who',
    cell: ({ patientName }) => patientName,
    text: ({ patientName }) => patientName,
    rowHeader: true,
  },
  {
    id: 'phone',
    heading: 'Phone',
    cell: ({ phone }) => (phone === null ? <UnknownValue /> : <NoWrap>{phoneInWords(phone)}</NoWrap>),
    text: ({ phone }) => (phone === null ? '' : phoneInWords(phone)),
  },
  textColumn('service', 'Service', ({ service }) => service),
  textColumn('status', 'State', ({ status }) => status, {
    cell: (entry) => <WaitingBadge entry={entry} />,
    text: waitingInWords,
  }),
  dayColumn('date', 'Waiting since', ({ date }) => date),
  {
    id: 'action',
    heading: 'Action',
    actions: true,
    pinned: 1,
    cell: (entry) => (
      <RowActions>
        {entry.offer === null ? null : (
          <Button
            size="small"
            aria-label={`Book for ${entry.patientName}`}
            onClick={() => onDecide({ entry, how: 'book' })}
          >
            Book
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={`Remove ${entry.patientName}`}
          onClick={() => onDecide({ entry, how: 'remove' })}
        >
          Remove
        </Button>
      </RowActions>
    ),
  },
];
