import { StatusBadge, statusInWords } from '@nivara/shared/area/appointment/appointment-status';
import { timeOf, whenOf } from '@nivara/shared/area/appointment/appointment-texts';
import { JoinLink, joinInWords } from '@nivara/shared/area/appointment/join-link';
import { TwoLines } from '@nivara/shared/area/table/two-lines';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { dayInShort } from '@nivara/shared/domain/clinic-time';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { actionsColumn, type Changing } from './appointment-actions';
import { nameAndAge, Patient, reason } from './appointment-columns';

/** The columns of the summary, which is shown where not all columns fit. */
export const appointmentSummary = (
  onChange: (changing: Changing) => void,
): readonly DataColumn<Appointment>[] => [
  {
    id: 'patientName',
    heading: 'Who',
    cell: (appointment) => (
      <TwoLines details={appointment.cancelReason ?? reason(appointment)}>
        <Patient appointment={appointment} />
      </TwoLines>
    ),
    sortValue: ({ patientName }) => patientName,
    text: nameAndAge,
    rowHeader: true,
    part: 'what',
  },
  {
    id: 'appointmentDate',
    heading: 'When',
    cell: (appointment) => `${dayInShort(appointment.appointmentDate)}, ${timeOf(appointment)}`,
    sortValue: ({ startsAt, appointmentDate }) => startsAt ?? appointmentDate,
    text: whenOf,
    part: 'when',
  },
  {
    id: 'kind',
    heading: 'Where',
    cell: (appointment) => <JoinLink appointment={appointment} />,
    text: joinInWords,
    part: 'who',
  },
  {
    id: 'status',
    heading: 'State',
    cell: ({ status }) => <StatusBadge status={status} />,
    text: ({ status }) => statusInWords(status),
    part: 'state',
  },
  { ...actionsColumn(onChange), part: 'action' },
];
