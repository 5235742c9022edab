import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import type { Prescription } from '@nivara/shared/domain/prescription';
import { fieldInWords, filledFields, prescriptionHeading } from '@nivara/shared/domain/prescription-sheet';
import { type PdfPage, renderPdf } from '../../documents/pdf-page';

/** Renders what the sheet on the screen shows, and always the prescription in words too. */
export const renderPrescription = (prescription: Prescription): Promise<Buffer> =>
  renderPdf((page) => drawPrescription(page, prescription), new Date(prescription.updatedAt));

function drawPrescription(page: PdfPage, prescription: Prescription): void {
  const { kind, items, doctor, date, createdAt, updatedAt } = prescription;
  page.title(prescriptionHeading(kind));
  page.facts(
    omitEmpty([
      ['Patient', prescription.name],
      ['Patient Id', prescription.patientId],
      ['Phone', prescription.phone === null ? '' : phoneInWords(prescription.phone)],
      ['Date', dateInWords(date)],
      ['Prescribed by', doctor],
      ['Bed Id', prescription.bedId ?? ''],
      ['Info', prescription.info],
    ]),
  );
  const fields = filledFields(prescription);
  if (items.length > 0) {
    page.table(
      fields.map(({ label }) => label),
      items.map((item) => fields.map(({ field }) => fieldInWords(item, field))),
    );
  }
  page.facts(
    omitEmpty([
      [items.length === 0 ? 'Prescription' : 'In words', prescription.prescription],
      ['Clinical notes', prescription.clinicalNotes],
    ]),
  );
  if (updatedAt !== createdAt)
    page.note(`Last corrected on ${dateInWords(clinicDate(new Date(updatedAt)))}.`);
  page.note('Please bring it along to your next visit, and call us before you change anything.');
}

const omitEmpty = (facts: (readonly [string, string])[]) => facts.filter(([, value]) => value !== '');
