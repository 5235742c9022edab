import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import type { Prescription, PrescriptionKind } from '@nivara/shared/domain/prescription';
import { prescriptionTitle } from '@nivara/shared/domain/prescription-text';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { UnknownValue } from '@nivara/shared/area/table/unknown-value';
import { ClampedText } from '@nivara/shared/area/table/clamped-text';
import { serialColumn } from '@nivara/shared/area/table/serial-column';
import type { Numbered } from '@nivara/shared/area/table/use-list-table';
import { Day } from '@nivara/shared/area/table/day';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';

type PrescriptionColumn = DataColumn<Numbered<Prescription>>;

/** The specification prescribes the headings; the ids are the names by which the service sorts. */
const COMMON: readonly PrescriptionColumn[] = [
  serialColumn,
  {
    id: 'patientId',
    heading: 'Patient Id',
    cell: ({ patientId }) => <NoWrap>{patientId}</NoWrap>,
    sortValue: ({ patientId }) => patientId,
    namesPatient: true,
  },
  {
    id: 'name',
    heading: 'Name',
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
    rowHeader: true,
    namesPatient: true,
  },
  {
    id: 'phone',
    heading: 'Phone',
    cell: ({ phone }) => (phone === null ? <UnknownValue /> : <NoWrap>{phoneInWords(phone)}</NoWrap>),
    text: ({ phone }) => (phone === null ? '' : phoneInWords(phone)),
    sortValue: ({ phone }) => phone,
    namesPatient: true,
  },
  {
    id: 'date',
    heading: 'Date',
    cell: ({ date }) => <Day date={date} />,
    text: ({ date }) => dateInWords(date),
    sortValue: ({ date }) => date,
    pinned: 2,
  },
  { id: 'info', heading: 'Info', cell: ({ info }) => info, sortValue: ({ info }) => info },
  {
    id: 'clinicalNotes',
    heading: 'Clinical Notes',
    cell: ({ clinicalNotes }) => <ClampedText>{clinicalNotes}</ClampedText>,
    sortValue: ({ clinicalNotes }) => clinicalNotes,
  },
];

const prescriptionColumn = (heading: string): PrescriptionColumn => ({
  id: 'prescription',
  heading,
  cell: (row) => <PrescriptionLink {...row}>{row.prescription}</PrescriptionLink>,
  sortValue: ({ prescription }) => prescription,
  opens: true,
  pinned: 1,
});

const bedColumn: PrescriptionColumn = {
  id: 'bedId',
  heading: 'Bed Id',
  cell: ({ bedId }) => bedId ?? <UnknownValue />,
  sortValue: ({ bedId }) => bedId,
};

export const PRESCRIPTION_TABLES: Record<PrescriptionKind | 'all', readonly PrescriptionColumn[]> = {
  all: [...COMMON, prescriptionColumn('Prescription')],
  medicine: [...COMMON, prescriptionColumn('Medicine Prescription')],
  yoga: [...COMMON, prescriptionColumn('Yoga Prescription')],
  diet: [...COMMON, prescriptionColumn('Diet Prescription')],
  residential: [...COMMON, prescriptionColumn('Residential Care'), bedColumn],
};

interface PrescriptionLinkProps extends Pick<Prescription, 'id' | 'date'> {
  children: string;
}

export function ReadPrescription(row: Prescription) {
  const user = useSignedInUser();
  return user ? (
    <TextLink to={paths.prescriptionView(user.UserName, row.id)}>
      View
      <VisuallyHidden>
        : {prescriptionTitle(row)} of {dateInWords(row.date)}
      </VisuallyHidden>
    </TextLink>
  ) : null;
}

function PrescriptionLink({ id, date, children }: PrescriptionLinkProps) {
  const user = useSignedInUser();
  return user ? (
    <TextLink to={paths.prescriptionView(user.UserName, id)}>
      <ClampedText>{children}</ClampedText>
      <VisuallyHidden> of {dateInWords(date)}</VisuallyHidden>
    </TextLink>
  ) : null;
}
