import { createContext, useContext } from 'react';
import type { Registration } from '@nivara/shared/domain/patient';
import type { AnswerPath } from '@nivara/shared/domain/registration-answers';

/** Text typed into a tag field and not added yet, by the field's name. */
export type HalfTyped = Readonly<Record<string, string>>;

/** The box for other vaccines, which is no answer of its own. */
export const OTHER_VACCINES = 'others';

/** The answer that each box adds to. */
const LISTS: readonly (readonly [box: AnswerPath | typeof OTHER_VACCINES, list: HistoryList])[] = [
  ['patientHistory.medicalHistory', 'medicalHistory'],
  ['patientHistory.surgeryHistory', 'surgeryHistory'],
  ['patientHistory.hospitalizationHistory', 'hospitalizationHistory'],
  [OTHER_VACCINES, 'vaccinationHistory'],
];
type HistoryList = 'medicalHistory' | 'surgeryHistory' | 'hospitalizationHistory' | 'vaccinationHistory';

export interface HalfTypedTexts {
  texts: HalfTyped;
  onText: (name: string, text: string) => void;
}

export const HalfTypedContext = createContext<HalfTypedTexts>({ texts: {}, onText: () => undefined });

/** For one box: what it begins with, and who is told what is typed into it, so that a reload loses no letter. */
export function useHalfTyped(name: string) {
  const { texts, onText } = useContext(HalfTypedContext);
  return { startText: texts[name], onText: (text: string) => onText(name, text) };
}

/** Boxes that are empty are not kept. */
export function withText(texts: HalfTyped, name: string, text: string): HalfTyped {
  const { [name]: _before, ...others } = texts;
  return text === '' ? others : { ...others, [name]: text };
}

/** Before everything is sent, what stands in a box still is taken as it is. */
export function withHalfTyped(registration: Registration, texts: HalfTyped): Registration {
  if (Object.keys(texts).length === 0) return registration;
  const patientHistory = { ...registration.patientHistory };
  for (const [box, list] of LISTS) {
    const text = texts[box]?.trim() ?? '';
    const isThere = patientHistory[list].some((tag) => tag.toLowerCase() === text.toLowerCase());
    if (text !== '' && !isThere) patientHistory[list] = [...patientHistory[list], text];
  }
  return { ...registration, patientHistory };
}
