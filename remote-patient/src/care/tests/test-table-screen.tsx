import type { ReactNode } from 'react';
import type { MedicalTest } from '@nivara/shared/domain/medical-test';
import { AreaPage } from '../../frame/area-page';
import { RecordTable } from '../../table/patient-table';
import { useRecordTable, type RecordTableInput } from '../../table/use-patient-table';
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
