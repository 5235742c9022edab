import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import type { HealthRecord } from '@nivara/shared/domain/health-record';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import type { RunningMedicine } from '@nivara/shared/domain/running-medicines';
import { brand } from '@nivara/shared/contracts/brand';
import { type PdfPage, renderPdf } from '../../documents/pdf-page';
import { qrCode } from '../../documents/qr-code';

/** A card for a purse or a fridge door, with the facts that a stranger needs in an emergency. */
export const renderHealthCard = (record: HealthRecord, at: Date): Promise<Buffer> =>
  renderPdf((page) => drawCard(page, record, at), at);

function drawCard(page: PdfPage, record: HealthRecord, at: Date): void {
  page.title('Health card');
  page.facts(factsOf(record));
  if (record.medicines.length > 0) {
    const shown = record.medicines.slice(0, MOST_MEDICINES);
    page.table(
      ['Medicine', 'Dose', 'Until', 'Prescribed by'],
      shown.map((medicine) => [medicine.name, medicine.dose, until(medicine), medicine.doctor]),
      { widths: [3, 2, 2, 3] },
    );
    const left = record.medicines.length - shown.length;
    if (left > 0) page.note(`… and ${left} more in the health record.`);
  }
  page.qrCode(qrCode(cardInShort(record)), 'The same facts, which a phone can read without a connection.');
  page.note(
    `As of ${dateInWords(clinicDate(at))}. Allergies and conditions are in the patient's own words. ` +
      `Questions: ${brand.name}, ${brand.phone.text}.`,
  );
}

function factsOf(record: HealthRecord): [string, string][] {
  const { emergencyContact: contact } = record;
  return [
    ['Name', record.name],
    ['Date of birth', record.dob === null ? 'Not given' : dateInWords(record.dob)],
    ['Patient Id', record.patientId],
    ['Blood group', record.bloodGroup || 'Not given'],
    ['Allergies', listed(record.allergies)],
    ['Conditions', listed(record.conditions)],
    ...(record.ownMedicines.length > 0
      ? [['Also takes', cut(record.ownMedicines)] satisfies [string, string]]
      : []),
    [
      'In an emergency',
      contact === null
        ? 'Not given'
        : [contact.name, contact.relation, contact.phone && phoneInWords(contact.phone)]
            .filter(Boolean)
            .join(', '),
    ],
  ];
}

const listed = (entries: readonly string[]) => (entries.length === 0 ? 'None given' : cut(entries));

const MOST_MEDICINES = 20;

/** Room for some thirty entries: a card is read in a hurry, and more would be slow to draw. */
const MOST_LETTERS = 400;

/** Only whole entries are listed, since half the name of an allergy could be the name of another. */
function cut(entries: readonly string[]): string {
  let text = entries[0] ?? '';
  for (const [index, entry] of entries.slice(1).entries()) {
    const longer = `${text}, ${entry}`;
    if (longer.length > MOST_LETTERS)
      return `${text} … and ${entries.length - 1 - index} more in the health record`;
    text = longer;
  }
  return text;
}

const until = ({ until: last }: RunningMedicine) => (last === null ? 'No end given' : dateInWords(last));

/** Room for 300 letters of an Indian script, which take three bytes each. */
const MOST_BYTES = 900;

/** Plain text, so that any phone shows it; cut off where a code would get too fine to scan. */
export function cardInShort(record: HealthRecord): string {
  const medicines = record.medicines.map(({ name, dose }) => [name, dose].filter(Boolean).join(' '));
  const lines = [
    ...factsOf(record).map(([label, value]) => `${label}: ${value}`),
    `Medicines: ${listed(medicines)}`,
  ];
  return cutOff(lines.join('\n'));
}

function cutOff(text: string): string {
  if (Buffer.byteLength(text) <= MOST_BYTES) return text;
  let start = '';
  let bytes = 0;
  // Letter by letter, since half an emoji cannot be encoded.
  for (const letter of text) {
    bytes += Buffer.byteLength(letter);
    if (bytes >= MOST_BYTES) break;
    start += letter;
  }
  return `${start}…`;
}
