import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { MedicalTest } from '@nivara/shared/domain/medical-test';
import { isCompleted } from '@nivara/shared/domain/test-status';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { TEST_KIND_NAMES } from '@nivara/shared/area/test/test-status-badge';
import { usualRange } from '@nivara/shared/area/test/value-flag';

export function TestFacts({ test }: { test: MedicalTest }) {
  const { appointmentDate, appointmentTime, analytes } = test;
  const isOver = isCompleted(test);
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
      paired
      facts={[
        ['Patient', `${test.name}, ${test.patientId}`],
        ['Test Id', test.testId],
        ['Ordered by', `${test.serviceProvider}, on ${dateInWords(test.bookingDate)}`],
        ['Where', TEST_KIND_NAMES[test.kind]],
        ['Appointment', appointment],
        ['Completed on', isOver ? dateInWords(test.date) : undefined],
        ['What is measured', isOver ? undefined : measures.join('\n')],
        ['Report', test.report],
        [isOver ? 'Remark' : 'Please note', test.remark],
      ]}
    />
  );
}
