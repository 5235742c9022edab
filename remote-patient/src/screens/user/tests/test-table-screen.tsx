import type { ReactNode } from 'react';
import type { MedicalTest } from '@nivara/shared/domain/medical-test';
import { AreaPage } from '../../../components/area-page';
import { RecordTable } from '../../../components/record-table/record-table';
import { useRecordTable, type RecordTableInput } from '../../../components/record-table/use-record-table';
import { TestsNav } from './tests-nav';

interface TestTableScreenProps extends RecordTableInput<MedicalTest> {
  title: string;
  lead: string;
  caption?: string;
  fileName: string;
  empty: ReactNode;
}

/** One of the lists of tests. */
export function TestTableScreen(props: TestTableScreenProps) {
  const { title, lead, caption = title, fileName, empty, ...input } = props;
  const { table } = useRecordTable<MedicalTest>(input);
  return (
    <AreaPage name={title} heading={title} lead={lead}>
      <TestsNav />
      <RecordTable
        caption={caption}
        columns={input.columns}
        table={table}
        fileName={fileName}
        empty={empty}
      />
    </AreaPage>
  );
}
