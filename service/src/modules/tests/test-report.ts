import { dateInWords, momentInWords } from '@nivara/shared/domain/clinic-time';
import type { MedicalTestWithValues } from '@nivara/shared/domain/medical-test';
import { type ValueFlag, rangeText } from '@nivara/shared/domain/test-values';
import { type PdfPage, renderPdf } from '../../documents/pdf-page';

const FLAG_TEXTS: Record<ValueFlag, string> = { low: 'Low', normal: 'Normal', high: 'High' };

/** A longer table would take long to draw; the screen shows all values. */
const MOST_VALUES = 200;

/** A PDF for the patient, with the values, their reference ranges and the doctor's report. */
export const renderTestReport = (test: MedicalTestWithValues, completedAt: Date): Promise<Buffer> =>
  renderPdf((page) => drawReport(page, test), completedAt);

function drawReport(page: PdfPage, test: MedicalTestWithValues): void {
  page.title('Test report');
  page.facts([
    ['Test id', test.testId],
    ['Test', test.testName],
    ['Patient', test.name],
    ['Patient id', test.patientId],
    ['Ordered by', test.serviceProvider],
    ['Ordered on', dateInWords(test.bookingDate)],
    ['Completed on', dateInWords(test.date)],
  ]);
  const shown = test.values.slice(-MOST_VALUES);
  if (shown.length > 0) {
    page.table(
      ['Measured', 'Analyte', 'Value', 'Usual range', 'Assessment'],
      shown.map(({ measuredAt, analyte, value, unit, low, high, flag }) => [
        momentInWords(new Date(measuredAt)),
        analyte,
        `${value} ${unit}`.trim(),
        rangeText({ low, high }),
        low === null && high === null ? '' : FLAG_TEXTS[flag],
      ]),
      { widths: [2.6, 1.9, 1.4, 1.3, 1.1], right: [2] },
    );
  }
  if (shown.length < test.values.length) {
    page.note(`These are the latest ${shown.length} of ${test.values.length} values.`);
  }
  const texts = [
    ['Report', test.report],
    ['Remark', test.remark],
  ] as const;
  page.facts(texts.filter(([, text]) => text !== ''));
  page.note('Times are the clinic’s (IST). Please discuss the result with your doctor.');
}
