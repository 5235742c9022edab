import type { ReactNode } from 'react';
import type { MedicalTest } from '@nivara/shared/domain/medical-test';
import { AreaPage } from '../../frame/area-page';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListTableInput } from '@nivara/shared/area/table/use-list-table';
import { TestsNav } from './tests-nav';

interface TestTableScreenProps extends ListTableInput<MedicalTest> {
  title: string;
  lead: string;
  caption?: string;
  fileName: string;
  empty: ReactNode;
}

export function TestTableScreen(props: TestTableScreenProps) {
  const { title, lead, caption = title, fileName, empty, ...input } = props;
  const { table } = useListTable<MedicalTest>(input);
  return (
    <AreaPage name={title} heading={title} lead={lead}>
      <TestsNav />
      <ListTable caption={caption} columns={input.columns} table={table} fileName={fileName} empty={empty} />
    </AreaPage>
  );
}
