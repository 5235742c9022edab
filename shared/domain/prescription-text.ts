import { dateInWords, isRealDate } from './clinic-time';
import type { Prescription, PrescriptionItem, PrescriptionKind } from './prescription';

/** Makes the text that lists show for a prescription in which the doctor wrote only lines. */
export const prescriptionText = (kind: PrescriptionKind, items: readonly PrescriptionItem[]) =>
  items.map((item) => itemText(kind, item)).join('; ');

/** False for a text that the doctor wrote. Older texts of residential care were made with dates in digits. */
export const isMadeOfLines = ({
  kind,
  items,
  prescription,
}: Pick<Prescription, 'kind' | 'items' | 'prescription'>) =>
  datesInWords(prescription) === datesInWords(prescriptionText(kind, items));

const datesInWords = (text: string) =>
  text.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (date) => (isRealDate(date) ? dateInWords(date) : date));

function itemText(kind: PrescriptionKind, item: PrescriptionItem): string {
  const { days, minutes, repetitions, from, to } = item;
  const [name, form, dose, meal, food, ward] = [
    item.name,
    item.form,
    item.dose,
    item.meal,
    item.food,
    item.ward,
  ].map(bare);
  const parts = {
    medicine: [
      [name, form, dose].filter(Boolean).join(' '),
      within(item.frequency, name),
      days && `for ${counted(days, 'day')}`,
      within(item.food, name),
    ],
    yoga: [name, minutes && counted(minutes, 'minute'), repetitions && counted(repetitions, 'repetition')],
    diet: [[meal, food].filter(Boolean).join(': ')],
    residential: [
      ward,
      from && (to ? `from ${dateInWords(from)} to ${dateInWords(to)}` : `from ${dateInWords(from)}`),
    ],
  }[kind];
  return [...parts, within(item.instructions, name)].filter(Boolean).join(', ');
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const ABBREVIATION = /(?:^|\s)(?:\p{L}\.){2,}$/u;

/** Puts a text on one line without a full stop at the end, but keeps the full stop of “b.d.”. */
function bare(text = ''): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return ABBREVIATION.test(line) ? line : line.replace(/[\s.,;]+$/, '');
}

const WEEKDAYS = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$/;
/** Matches “Twice” and “A”, but not “SOS”, “B.d.”, “X-ray” or “I”. */
const ORDINARY = /^(?:\p{Lu}\p{Ll}+(?:-\p{Ll}+)*|A)$/u;

type Titled = Pick<Prescription, 'kind' | 'info' | 'prescription'> & Partial<Pick<Prescription, 'items'>>;

/** The medicines or asanas, without how they are taken; for other kinds, what the prescription is for. */
export function prescriptionTitles({ kind, info, prescription, items = [] }: Titled): string[] {
  if (kind === 'medicine' && items.length > 0 && isMadeOfLines({ kind, items, prescription }))
    return items.map(medicineTitle);
  return kind === 'medicine' || kind === 'yoga' ? namesIn(prescription) : [info || prescription];
}

export const prescriptionTitle = (prescription: Titled): string =>
  prescriptionTitles(prescription).join(', ');

/** “Metformin 500 mg”; a dose in words, such as “A finger-long strip”, says how it is taken. */
const medicineTitle = ({ name, form, dose = '' }: PrescriptionItem): string =>
  [name, form, /^\d/.test(dose.trim()) && dose]
    .map((part) => bare(part || ''))
    .filter(Boolean)
    .join(' ');

const namesIn = (prescription: string): string[] =>
  prescription.split('; ').map((line) => line.split(', ')[0] ?? line);

export const prescribedNames = (prescription: string): string => namesIn(prescription).join(', ');

/** Fits a text into a sentence: its first letter becomes small, unless the word is always capitalized. */
function within(text: string | undefined, name: string | undefined): string {
  const line = bare(text);
  const word = /^[\p{L}\p{N}.-]*[\p{L}\p{N}]/u.exec(line)?.[0] ?? '';
  const isName = WEEKDAYS.test(word) || word === name?.split(' ')[0];
  return ORDINARY.test(word) && !isName ? line.charAt(0).toLowerCase() + line.slice(1) : line;
}
