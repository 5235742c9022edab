import styled from 'styled-components';
import { listVisits } from '@nivara/shared/api-client/visits';
import { Day } from '@nivara/shared/area/table/day';
import { ClampedText } from '@nivara/shared/area/table/clamped-text';
import { useOfChosen } from '@nivara/shared/area/person/chosen-person';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { TwoLines } from '@nivara/shared/area/table/two-lines';
import { UnknownValue } from '@nivara/shared/area/table/unknown-value';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { VisitRow } from '@nivara/shared/domain/visit';
import { EmptyList } from '../../frame/empty-list';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { FileIcon } from '@nivara/shared/ui/layout/icon';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { media } from '@nivara/shared/ui/tokens/theme';
import { AreaPage } from '../../frame/area-page';
import { TitleLink } from '../../frame/title-link';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';

/** On screen, names and services stay on one line where the rows are a table; on paper they may wrap. */
const Short = styled.span`
  ${media.tablet} {
    white-space: nowrap;
  }
  @media print {
    white-space: normal;
  }
`;

/** The ids are the names by which the service sorts. */
const COLUMNS: readonly DataColumn<VisitRow>[] = [
  {
    id: 'date',
    part: 'when',
    heading: 'Date',
    cell: ({ date }) => <Day date={date} />,
    text: ({ date }) => dateInWords(date),
    sortValue: ({ date }) => date,
    rowHeader: true,
    pinned: 2,
  },
  { ...textColumn('patientName', 'For whom', 'who'), namesPatient: true },
  { ...textColumn('service', 'Service', 'what'), pinned: 3 },
  textColumn('doctor', 'Doctor', 'state'),
  {
    id: 'assessment',
    heading: 'Assessment',
    cell: ({ assessment }) =>
      assessment === '' ? <UnknownValue /> : <ClampedText>{assessment}</ClampedText>,
    text: ({ assessment }) => assessment,
  },
  {
    id: 'summary',
    part: 'action',
    heading: 'Summary',
    actions: true,
    pinned: 1,
    cell: (visit) => <SummaryLink visit={visit} />,
  },
];

function textColumn(
  id: 'patientName' | 'service' | 'doctor',
  heading: string,
  part: DataColumn<VisitRow>['part'],
): DataColumn<VisitRow> {
  return {
    id,
    heading,
    cell: (visit) => <Short>{visit[id]}</Short>,
    text: (visit) => visit[id],
    sortValue: (visit) => visit[id],
    part,
  };
}

/** Shows the doctor's assessment, which patients look for in the list, below the service. */
const SUMMARY = COLUMNS.filter(({ part }) => part !== undefined).map((column) =>
  column.part === 'what'
    ? {
        ...column,
        cell: ({ id, service, assessment }: VisitRow) => (
          <TwoLines details={assessment}>
            <TitleLink page={(username) => paths.visit(username, id)}>{service}</TitleLink>
          </TwoLines>
        ),
      }
    : column,
);

const list: ListRows<VisitRow> = (query) => listVisits(query);
const initial = { sort: { column: 'date', direction: 'descending' } } as const;

export function VisitListScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const ofPerson = useOfChosen();
  const { table } = useListTable<VisitRow>({ columns: COLUMNS, list, initial, byPatient: true });
  return (
    <AreaPage
      name="Visit summaries"
      heading="Visit summaries"
      lead="What your doctors have written about each visit, once they have signed it."
    >
      <ListTable
        caption="Visit summaries"
        columns={COLUMNS}
        summary={SUMMARY}
        opensAs="summary"
        table={table}
        fileName="visit-summaries"
        empty={
          <EmptyList
            title={`No visit summaries${ofPerson} yet`}
            icon={<FileIcon size={28} />}
            action={<ButtonLink to={paths.bookings(username)}>Book an appointment</ButtonLink>}
          >
            After a visit your doctor signs a summary, and you read it here.
          </EmptyList>
        }
      />
    </AreaPage>
  );
}

function SummaryLink({ visit: { id, date, patientName } }: { visit: VisitRow }) {
  const user = useSignedInUser();
  return user ? (
    <TextLink to={paths.visit(user.UserName, id)}>
      View
      <VisuallyHidden>
        : {dateInWords(date)}, {patientName}
      </VisuallyHidden>
    </TextLink>
  ) : null;
}
