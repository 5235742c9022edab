import type { PrescriptionItem } from './prescription';
import type { PatientOwnWords } from './patient-chart';

export const WARNING_KINDS = ['twice', 'current', 'allergy'] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

export interface PrescriptionWarning {
  kind: WarningKind;
  /** The index of the line. */
  line: number;
  text: string;
}

type Known = Pick<PatientOwnWords, 'allergies' | 'currentMedicines'>;

/** Shorter words, such as “tab” or “mg”, say nothing about the substance. */
const SHORTEST_WORD = 4;
const NO_SUBSTANCE = new Set([
  'tablet',
  'tablets',
  'capsule',
  'capsules',
  'syrup',
  'drops',
  'cream',
  'ointment',
  'injection',
  'allergy',
  'allergic',
  'daily',
  'twice',
  'once',
  'since',
  'from',
  'with',
  'forte',
  'plus',
]);

/** What the record supports, and no more: names are compared, not substances. */
export function prescriptionWarnings(
  items: readonly PrescriptionItem[],
  { allergies, currentMedicines }: Known,
): PrescriptionWarning[] {
  return items.flatMap(({ name = '' }, line) => {
    const written = name.trim();
    if (written === '') return [];
    const earlier = items.slice(0, line).some((other) => namesSame(other.name ?? '', written));
    const current = currentMedicines.find((medicine) => namesSame(medicine, written));
    const allergy = allergies.find((entry) => namesSame(entry, written));
    return [
      ...(allergy ? [warning('allergy', line, `The patient names an allergy: ${allergy}.`)] : []),
      ...(earlier ? [warning('twice', line, `${written} is already in this prescription.`)] : []),
      ...(current ? [warning('current', line, `The patient already takes it: ${current}.`)] : []),
    ];
  });
}

const warning = (kind: WarningKind, line: number, text: string): PrescriptionWarning => ({
  kind,
  line,
  text,
});

/** “Amoxicillin 500 mg” and “amoxicillin allergy” have a word of substance in common. */
function namesSame(one: string, other: string): boolean {
  const words = wordsOf(other);
  return wordsOf(one).some((word) => words.includes(word));
}

const wordsOf = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter(
    (word) => word.length >= SHORTEST_WORD && !NO_SUBSTANCE.has(word) && /\p{L}{4}/u.test(word),
  );
  // A name of short words only, such as “ORS”, is compared whole.
  return telling.length > 0 ? telling : [words.join(' ')].filter(Boolean);
};
