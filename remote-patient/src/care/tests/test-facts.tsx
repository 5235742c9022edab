import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { MedicalTest } from '@nivara/shared/domain/medical-test';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { TEST_KIND_NAMES } from './test-status-badge';
import { usualRange } from './value-flag';

export function TestFacts({ test }: { test: MedicalTest }) {
  const { status, appointmentDate, appointmentTime, analytes } = test;
  const appointment =
    appointmentDate === null
      ? undefined
      : [dateInWords(appointmentDate), appointmentTime].filter(Boolean).join(', ');
  const measures = analytes.map((analyte) => {
    const usual = usualRange(analyte);
    return usual === '' ? analyte.name : `${analyte.name} (usually ${usual})`;
  });
  return (
    <Facts
      facts={[
        ['Patient', `${test.name}, ${test.patientId}`],
        ['Test Id', test.testId],
        ['Ordered by', `${test.serviceProvider}, on ${dateInWords(test.bookingDate)}`],
        ['Where', TEST_KIND_NAMES[test.kind]],
        ['Appointment', appointment],
        ['Completed on', status === 'completed' ? dateInWords(test.date) : undefined],
        ['What is measured', status === 'pending' ? measures.join('\n') : undefined],
        ['Report', test.report],
        [status === 'completed' ? 'Remark' : 'Please note', test.remark],
      ]}
    />
  );
}
