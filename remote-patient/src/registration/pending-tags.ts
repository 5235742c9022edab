import { createContext, useContext } from 'react';
import type { Registration } from '@nivara/shared/domain/patient';
import type { AnswerPath } from '@nivara/shared/domain/registration-answers';

/** Text typed into a tag field and not added yet, by the field's name. */
export type PendingTags = Readonly<Record<string, string>>;

/** The field for other vaccines, which is not an answer of its own. */
export const OTHER_VACCINES = 'others';

/** The list that each field adds to. */
const LISTS: readonly (readonly [field: AnswerPath | typeof OTHER_VACCINES, list: HistoryList])[] = [
  ['patientHistory.medicalHistory', 'medicalHistory'],
  ['patientHistory.surgeryHistory', 'surgeryHistory'],
  ['patientHistory.hospitalizationHistory', 'hospitalizationHistory'],
  [OTHER_VACCINES, 'vaccinationHistory'],
  ['patientHistory.allergies', 'allergies'],
  ['patientHistory.conditions', 'conditions'],
  ['patientHistory.currentMedicines', 'currentMedicines'],
];
type HistoryList =
  | 'medicalHistory'
  | 'surgeryHistory'
  | 'hospitalizationHistory'
  | 'vaccinationHistory'
  | 'allergies'
  | 'conditions'
  | 'currentMedicines';

export interface PendingTagsState {
  texts: PendingTags;
  onText: (name: string, text: string) => void;
}

export const PendingTagsContext = createContext<PendingTagsState>({ texts: {}, onText: () => undefined });

/** Restores the field's text after a reload and keeps what is typed. */
export function usePendingTag(name: string) {
  const { texts, onText } = useContext(PendingTagsContext);
  return { startText: texts[name], onText: (text: string) => onText(name, text) };
}

/** Sets the text of one field; an empty text removes the field. */
export function withText(texts: PendingTags, name: string, text: string): PendingTags {
  const { [name]: _before, ...others } = texts;
  return text === '' ? others : { ...others, [name]: text };
}

const has = (tags: readonly string[], text: string) =>
  tags.some((tag) => tag.toLowerCase() === text.toLowerCase());

/** Adds the pending texts to the answers, which are then shown or saved. */
export function withPendingTags(registration: Registration, texts: PendingTags): Registration {
  if (Object.keys(texts).length === 0) return registration;
  const patientHistory = { ...registration.patientHistory };
  for (const [field, list] of LISTS) {
    const text = texts[field]?.trim() ?? '';
    if (text !== '' && !has(patientHistory[list], text))
      patientHistory[list] = [...patientHistory[list], text];
  }
  return { ...registration, patientHistory };
}

/** Removes the pending texts from the answers, except texts that were among the answers before. */
export function withoutPendingTags(
  registration: Registration,
  texts: PendingTags,
  before: Registration,
): Registration {
  const patientHistory = { ...registration.patientHistory };
  for (const [field, list] of LISTS) {
    const text = texts[field]?.trim() ?? '';
    if (text === '' || has(before.patientHistory[list], text)) continue;
    patientHistory[list] = patientHistory[list].filter((tag) => !has([tag], text));
  }
  return { ...registration, patientHistory };
}
