import { type ReactNode, useState } from 'react';
import type { ListedTest } from '@nivara/shared/domain/medical-test';
import { AreaPage } from '../../frame/area-page';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListTableInput } from '@nivara/shared/area/table/use-list-table';
import { type DayOfList, testSummary } from './test-summary';
import { TestsNav } from './tests-nav';

interface TestTableScreenProps extends ListTableInput<ListedTest> {
  title: string;
  lead: string;
  caption?: string;
  fileName: string;
  searchLabel: string;
  empty: ReactNode;
  day: DayOfList;
  usualOrder?: string;
}

export function TestTableScreen(props: TestTableScreenProps) {
  const { title, lead, caption = title, fileName, searchLabel, empty, day, usualOrder, ...input } = props;
  const [summary] = useState(() => testSummary(day));
  const { table } = useListTable<ListedTest>({ ...input, byPatient: true });
  return (
    <AreaPage name={title} heading={title} lead={lead} isLeadWideOnly>
      <TestsNav />
      <ListTable
        caption={caption}
        columns={input.columns}
        summary={summary}
        opensAs="summary"
        usualOrder={usualOrder}
        searchLabel={searchLabel}
        table={table}
        fileName={fileName}
        empty={empty}
      />
    </AreaPage>
  );
}
