import { listPrescriptions } from '@nivara/shared/api-client/prescriptions';
import type { Prescription, PrescriptionKind } from '@nivara/shared/domain/prescription';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { EmptyList } from '../../frame/empty-list';
import { PrescriptionIcon } from '../../frame/area-icons';
import { AreaPage } from '../../frame/area-page';
import { useOfChosen } from '@nivara/shared/area/person/chosen-person';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { PRESCRIPTION_TABLES } from './prescription-columns';
import { PRESCRIPTION_SUMMARY } from './prescription-summary';
import { PrescriptionNav } from './prescription-nav';

type ListKind = PrescriptionKind | 'all';

const WORDS: Record<ListKind, { title: string; noun: string; fileName: string }> = {
  all: { title: 'All prescriptions', noun: 'prescriptions', fileName: 'prescriptions' },
  medicine: {
    title: 'Medicine prescriptions',
    noun: 'medicine prescriptions',
    fileName: 'medicine-prescriptions',
  },
  yoga: { title: 'Yoga prescriptions', noun: 'yoga prescriptions', fileName: 'yoga-prescriptions' },
  diet: { title: 'Diet prescriptions', noun: 'diet prescriptions', fileName: 'diet-prescriptions' },
  residential: { title: 'Residential care', noun: 'residential care', fileName: 'residential-care' },
};

/** Leaves out the kind, which each row in a list of one kind would repeat. */
const SUMMARY_OF_KIND = PRESCRIPTION_SUMMARY.filter(({ id }) => id !== 'kind');

const listOf =
  (kind?: PrescriptionKind): ListRows<Prescription> =>
  (query) =>
    listPrescriptions({ ...query, kind });

const LISTS: Record<ListKind, ListRows<Prescription>> = {
  all: listOf(),
  medicine: listOf('medicine'),
  yoga: listOf('yoga'),
  diet: listOf('diet'),
  residential: listOf('residential'),
};

const initial = { sort: { column: 'date', direction: 'descending' } } as const;

export function PrescriptionListScreen({ kind }: { kind: ListKind }) {
  const username = useSignedInUser()?.UserName ?? '';
  const { title, noun, fileName } = WORDS[kind];
  const columns = PRESCRIPTION_TABLES[kind];
  const ofPerson = useOfChosen();
  const { table } = useListTable<Prescription>({ columns, list: LISTS[kind], initial, byPatient: true });
  return (
    <AreaPage
      name={title}
      heading={title}
      lead="What your doctors have prescribed to you and your family. Open one to read all of it, or to print it."
      isLeadWideOnly
    >
      <PrescriptionNav />
      <ListTable
        caption={title}
        columns={columns}
        summary={kind === 'all' ? PRESCRIPTION_SUMMARY : SUMMARY_OF_KIND}
        table={table}
        fileName={fileName}
        empty={
          <EmptyList
            title={`No ${noun}${ofPerson} yet`}
            icon={<PrescriptionIcon size={28} />}
            action={<ButtonLink to={paths.bookings(username)}>Book an appointment</ButtonLink>}
          >
            What a doctor prescribes to you is listed here right after your visit.
          </EmptyList>
        }
      />
    </AreaPage>
  );
}
