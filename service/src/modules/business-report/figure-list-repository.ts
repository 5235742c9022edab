import type { AliasedExpression } from 'kysely';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { FigureRow, ReportFigure } from '@nivara/shared/domain/business-report';
import type { Page } from '@nivara/shared/domain/list-query';
import { listPage } from '../../database/list-page';
import type { Database } from '../../database/tables';
import type { FigureQuery } from './figure-query';
import {
  appointmentRows,
  courseRows,
  creditedRows,
  discountRows,
  openRows,
  patientRows,
  raisedRows,
  receivedRows,
  refundedRows,
  testRows,
} from './figure-rows-repository';
import type { ReportScope } from './report-scope-repository';

interface StoredRow extends Omit<FigureRow, 'isOwn' | 'kind'> {
  kind: string;
  doctor_id: string | null;
}

type RowsQuery = (
  database: Database,
  scope: ReportScope,
  query: FigureQuery,
  today: string,
) => { as: (alias: 'rows') => AliasedExpression<StoredRow, 'rows'> };

const ROWS_OF: Record<ReportFigure, RowsQuery> = {
  appointments: appointmentRows,
  patients: patientRows,
  raised: raisedRows,
  received: receivedRows,
  refunded: refundedRows,
  credited: creditedRows,
  open: openRows,
  discounts: discountRows,
  tests: testRows,
  courses: courseRows,
};

/** Courses belong to the whole clinic, so one doctor's report has none. */
const isOfClinicOnly = (figure: ReportFigure) => figure === 'courses';

/** Lists the rows behind a figure, by the same conditions as the figure itself. */
export async function listFigureRows(
  database: Database,
  scope: ReportScope,
  { id: readerId, today }: { id: string; today: string },
  query: FigureQuery,
): Promise<Page<FigureRow>> {
  if (isOfClinicOnly(query.figure) && scope.doctorId !== null) return { rows: [], total: 0 };
  const rowsOf = ROWS_OF[query.figure];
  const matching = rowsOf(database, scope, query, today).as('rows');
  const { rows, total } = await listPage(
    database,
    database.selectFrom(matching),
    (page) => page.selectAll('rows'),
    {
      sort: SORT,
      search: ['rows.number', 'rows.about', 'rows.doctor', 'rows.status', 'rows.date'],
      usual: ['-date'],
      id: 'rows.id',
    },
    query,
    { isExact: true },
  );
  return { rows: rows.map((row) => toFigureRow(row, readerId)), total };
}

const SORT = {
  date: 'rows.date',
  number: 'rows.number',
  about: 'rows.about',
  doctor: 'rows.doctor',
  status: 'rows.status',
  amount: 'rows.amount',
} as const;

const DAY_LENGTH = 'YYYY-MM-DD'.length;

function toFigureRow({ doctor_id, ...row }: StoredRow, readerId: string): FigureRow {
  return {
    ...row,
    kind: row.kind as FigureRow['kind'],
    date: row.date.length > DAY_LENGTH ? clinicDate(new Date(row.date)) : row.date,
    isOwn: doctor_id !== null && doctor_id === readerId,
  };
}
