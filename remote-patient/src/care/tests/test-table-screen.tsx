import type { ReactNode } from 'react';
import type { MedicalTest } from '@nivara/shared/domain/medical-test';
import { AreaPage } from '../../frame/area-page';
import { PatientTable } from '../../table/patient-table';
import { usePatientTable, type PatientTableInput } from '../../table/use-patient-table';
import { TestsNav } from './tests-nav';

interface TestTableScreenProps extends PatientTableInput<MedicalTest> {
  title: string;
  lead: string;
  caption?: string;
  fileName: string;
  empty: ReactNode;
}

/** One of the lists of tests. */
export function TestTableScreen(props: TestTableScreenProps) {
  const { title, lead, caption = title, fileName, empty, ...input } = props;
  const { table } = usePatientTable<MedicalTest>(input);
  return (
    <AreaPage name={title} heading={title} lead={lead}>
      <TestsNav />
      <PatientTable
        caption={caption}
        columns={input.columns}
        table={table}
        fileName={fileName}
        empty={empty}
      />
    </AreaPage>
  );
}
