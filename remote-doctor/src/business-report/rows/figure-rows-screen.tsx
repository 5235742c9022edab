import { useCallback } from 'react';
import { listFigureRows } from '@nivara/shared/api-client/business-report';
import { useSearchParams } from '@nivara/shared/app-context/router';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { type ListRows, useListTable } from '@nivara/shared/area/table/use-list-table';
import type { FigureRow } from '@nivara/shared/domain/business-report';
import { periodInWords } from '@nivara/shared/domain/report-period';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { ArrowLeftIcon, CalendarIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { DoctorPage } from '../../frame/doctor-page';
import { addressOf, askedReport } from '../asked-period';
import { figureColumns } from './figure-columns';
import { figureTitle } from './figure-title';

const initial = { sort: { column: 'date', direction: 'descending' } } as const;
const PARAM_NAMES = [
  ...['figure', 'from', 'to', 'doctor', 'outcome', 'service', 'weekday', 'hour', 'source', 'patients'],
  ...['age', 'discount', 'test', 'released', 'course'],
];

/** The appointments, bills, tests or seats behind a figure of the business report. */
export function FigureRowsScreen() {
  const [params] = useSearchParams();
  const asked = askedReport(params, new Date());
  const figure = PARAM_NAMES.map((name) => `${name}=${encodeURIComponent(params.get(name) ?? '')}`).join('&');
  const list: ListRows<FigureRow> = useCallback(
    (query) => listFigureRows({ ...Object.fromEntries(new URLSearchParams(figure)), ...query }),
    [figure],
  );
  const columns = figureColumns(params.get('figure'));
  const { table } = useListTable<FigureRow>({ columns, list, initial, keep: PARAM_NAMES });
  const { title, parts } = figureTitle(params);
  const isToday = params.get('figure') === 'open';
  const when = isToday ? 'As of today' : periodInWords(asked);
  return (
    <DoctorPage name={title} heading={title} lead={[...parts, when].join(' · ')}>
      <Cluster>
        <ButtonLink
          to={addressOf(asked, new Date())}
          variant="secondary"
          size="small"
          icon={<ArrowLeftIcon size={18} />}
        >
          Business report
        </ButtonLink>
      </Cluster>
      <ListTable
        caption={title}
        columns={columns}
        table={table}
        fileName={title.toLowerCase().replaceAll(' ', '-')}
        empty={
          <EmptyState
            level={2}
            title="No rows"
            icon={<CalendarIcon size={28} />}
            action={<ButtonLink to={addressOf(asked, new Date())}>Back to the report</ButtonLink>}
          >
            This figure has no rows.
          </EmptyState>
        }
      />
    </DoctorPage>
  );
}
