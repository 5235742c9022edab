import { listPrescriptions } from '@nivara/shared/api-client/prescriptions';
import type { Prescription, PrescriptionKind } from '@nivara/shared/domain/prescription';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { PrescriptionIcon } from '../../frame/area-icons';
import { AreaPage } from '../../frame/area-page';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { PRESCRIPTION_TABLES } from './prescription-columns';
import { PRESCRIPTION_SUMMARY } from './prescription-summary';
import { PrescriptionNav } from './prescription-nav';

type ListKind = PrescriptionKind | 'all';

const WORDS: Record<ListKind, { title: string; none: string; fileName: string }> = {
  all: { title: 'All prescriptions', none: 'No prescriptions yet', fileName: 'prescriptions' },
  medicine: {
    title: 'Medicine prescriptions',
    none: 'No medicine prescriptions yet',
    fileName: 'medicine-prescriptions',
  },
  yoga: { title: 'Yoga prescriptions', none: 'No yoga prescriptions yet', fileName: 'yoga-prescriptions' },
  diet: { title: 'Diet prescriptions', none: 'No diet prescriptions yet', fileName: 'diet-prescriptions' },
  residential: { title: 'Residential care', none: 'No residential care yet', fileName: 'residential-care' },
};

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
  const { title, none, fileName } = WORDS[kind];
  const columns = PRESCRIPTION_TABLES[kind];
  const { table } = useListTable<Prescription>({ columns, list: LISTS[kind], initial, byPerson: true });
  return (
    <AreaPage
      name={title}
      heading={title}
      lead="What your doctors have prescribed to you and your family. Open one to read all of it, or to print it."
    >
      <PrescriptionNav />
      <ListTable
        caption={title}
        columns={columns}
        summary={PRESCRIPTION_SUMMARY}
        table={table}
        fileName={fileName}
        empty={
          <EmptyState
            level={2}
            title={none}
            icon={<PrescriptionIcon size={28} />}
            action={<ButtonLink to={paths.bookings(username)}>Book an appointment</ButtonLink>}
          >
            What a doctor prescribes to you is listed here right after your visit.
          </EmptyState>
        }
      />
    </AreaPage>
  );
}
