import { ClampedText } from '@nivara/shared/area/table/clamped-text';
import {
  PRESCRIPTION_KINDS,
  PRESCRIPTION_KIND_NAMES,
  type Prescription,
} from '@nivara/shared/domain/prescription';
import { dayColumn, textColumn } from '@nivara/shared/area/table/columns';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { paths } from '../paths';

type PrescriptionColumn = DataColumn<Prescription>;

// The ids of all these columns are the names by which the service sorts.
const date: PrescriptionColumn = dayColumn('date', 'Date', (row) => row.date);

const kind: PrescriptionColumn = {
  ...textColumn<Prescription>('kind', 'Kind', (row) => PRESCRIPTION_KIND_NAMES[row.kind]),
  filter: (row) => PRESCRIPTION_KIND_NAMES[row.kind],
};

const text: PrescriptionColumn = textColumn('prescription', 'Prescription', (row) => row.prescription, {
  cell: ({ id, prescription }) => (
    <TextLink to={paths.prescription(id)}>
      <ClampedText>{prescription}</ClampedText>
    </TextLink>
  ),
});

const info: PrescriptionColumn = textColumn('info', 'Info', (row) => row.info);
const doctor: PrescriptionColumn = textColumn('doctor', 'Doctor', (row) => row.doctor);

export const PRESCRIPTION_COLUMNS_OF_A_PATIENT: readonly PrescriptionColumn[] = [
  date,
  kind,
  { ...text, rowHeader: true },
  info,
  doctor,
];

export const PRESCRIPTION_TABLE: readonly PrescriptionColumn[] = [
  date,
  textColumn('name', 'Patient', (row) => row.name, { rowHeader: true }),
  textColumn('patientId', 'Patient Id', (row) => row.patientId),
  {
    ...kind,
    filter: undefined,
    filterChoices: PRESCRIPTION_KINDS.map((each) => ({ value: each, label: PRESCRIPTION_KIND_NAMES[each] })),
  },
  text,
  info,
  doctor,
];

/** The columns of the summary, which is shown where not all columns fit. */
export const PRESCRIPTION_SUMMARY: readonly PrescriptionColumn[] = [
  { ...text, rowHeader: true, part: 'what' },
  { ...kind, filter: undefined, part: 'state' },
  { ...date, part: 'when' },
  textColumn('name', 'Patient', (row) => row.name, { part: 'who' }),
];
