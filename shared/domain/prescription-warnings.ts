import type { PrescriptionItem } from './prescription';
import { dateInWords } from './clinic-time';
import type { PatientOwnWords } from './patient-chart';
import type { RunningMedicine } from './running-medicines';

export const WARNING_KINDS = ['twice', 'current', 'allergy'] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

export interface PrescriptionWarning {
  kind: WarningKind;
  /** The index of the line. */
  line: number;
  text: string;
}

/** The patient's own words, and the prescribed medicines. */
export type KnownOfPatient = Pick<PatientOwnWords, 'allergies' | 'currentMedicines'> & {
  running: readonly RunningMedicine[];
};

/** Shorter words, such as “tab” or “mg”, say nothing about the substance. */
const SHORTEST_WORD = 4;
/** Unrelated medicines often share a shorter beginning. */
const SHORTEST_GROUP = 5;
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

/** Compares names, not substances, since the patient record has only names. */
export function prescriptionWarnings(
  items: readonly PrescriptionItem[],
  { allergies, currentMedicines, running }: KnownOfPatient,
): PrescriptionWarning[] {
  return items.flatMap(({ name = '' }, line) => {
    const written = name.trim();
    if (written === '') return [];
    const earlier = items.slice(0, line).some((other) => shareWord(other.name ?? '', written));
    const current = currentMedicines.filter((medicine) => shareWord(medicine, written));
    const prescribed = running.filter(({ name }) => shareWord(name, written));
    const allergy = allergies.find((entry) => shareWord(entry, written) || beginsWithGroup(entry, written));
    return [
      ...(allergy ? [warning('allergy', line, `The patient names an allergy: ${allergy}.`)] : []),
      ...(earlier ? [warning('twice', line, `${written} is already in this prescription.`)] : []),
      ...current.map((medicine) => warning('current', line, `The patient already takes it: ${medicine}.`)),
      ...prescribed.map((medicine) => warning('current', line, prescribedInWords(medicine))),
    ];
  });
}

const prescribedInWords = ({ name, doctor, since, until }: RunningMedicine) =>
  `${doctor} prescribed ${name} on ${dateInWords(since)}${until === null ? '' : `, until ${dateInWords(until)}`}.`;

const warning = (kind: WarningKind, line: number, text: string): PrescriptionWarning => ({
  kind,
  line,
  text,
});

/** True for “Amoxicillin 500 mg” and “amoxicillin allergy”, which share the name of a substance. */
function shareWord(one: string, other: string): boolean {
  const words = wordsOf(other);
  return wordsOf(one).some((word) => words.includes(word));
}

/** Medicines often begin with the name of their group, as “sulfamethoxazole” does with “sulfa”. */
const beginsWithGroup = (allergy: string, medicine: string): boolean =>
  wordsOf(allergy).some(
    (group) => group.length >= SHORTEST_GROUP && wordsOf(medicine).some((word) => word.startsWith(group)),
  );

const wordsOf = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter(
    (word) => word.length >= SHORTEST_WORD && !NO_SUBSTANCE.has(word) && /\p{L}{4}/u.test(word),
  );
  // A name of short words only, such as “ORS”, is compared whole.
  return telling.length > 0 ? telling : [words.join(' ')].filter(Boolean);
};
