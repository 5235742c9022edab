import type { PrescriptionItem, PrescriptionKind } from '@nivara/shared/domain/prescription';

/** For the list, when the doctor wrote lines only. */
export const prescriptionText = (kind: PrescriptionKind, items: readonly PrescriptionItem[]) =>
  items.map((item) => itemText(kind, item)).join('; ');

function itemText(kind: PrescriptionKind, item: PrescriptionItem): string {
  const { days, minutes, repetitions, from, to } = item;
  const [name, dose, meal, food, ward] = [item.name, item.dose, item.meal, item.food, item.ward].map(bare);
  const parts = {
    medicine: [`${name} ${dose}`, within(item.frequency, name), days && `for ${counted(days, 'day')}`],
    yoga: [name, minutes && counted(minutes, 'minute'), repetitions && counted(repetitions, 'repetition')],
    diet: [`${meal}: ${food}`],
    residential: [ward, to ? `from ${from} to ${to}` : `from ${from}`],
  }[kind];
  return [...parts, within(item.instructions, name)].filter(Boolean).join(', ');
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const ABBREVIATION = /(?:^|\s)(?:\p{L}\.){2,}$/u;

/** On one line, without the stop at the end; that of “b.d.” belongs to it. */
function bare(text = ''): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return ABBREVIATION.test(line) ? line : line.replace(/[\s.,;]+$/, '');
}

const WEEKDAYS = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$/;
/** “Twice”, “A”; not “SOS”, “B.d.”, “X-ray”, “I”. */
const ORDINARY = /^(?:\p{Lu}\p{Ll}+(?:-\p{Ll}+)*|A)$/u;

/** As it is written in the middle of a sentence: a small letter first, unless the word has its capital for good. */
function within(text: string | undefined, name: string | undefined): string {
  const line = bare(text);
  const word = /^[\p{L}\p{N}.-]*[\p{L}\p{N}]/u.exec(line)?.[0] ?? '';
  const isName = WEEKDAYS.test(word) || word === name?.split(' ')[0];
  return ORDINARY.test(word) && !isName ? line.charAt(0).toLowerCase() + line.slice(1) : line;
}
