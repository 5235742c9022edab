import { asRecords, asText, asTexts } from '../../read-json';

export interface ServiceContent {
  url: string;
  image: string;
  about: string[];
  suitsYou: string[];
  steps: { title: string; text: string }[];
  bring: string[];
  questions: { question: string; answer: string }[];
  /** The urls of related services. */
  related: string[];
}

export const CONTENTS_FILE = 'data/services.json';

/** A missing part of the content has no section on the page. */
export function toServiceContents(data: unknown): ServiceContent[] {
  return asRecords(data)
    .map((entry) => ({
      url: asText(entry.url),
      image: asText(entry.image),
      about: asTexts(entry.about),
      suitsYou: asTexts(entry.suitsYou),
      steps: asRecords(entry.steps).map(({ title, text }) => ({ title: asText(title), text: asText(text) })),
      bring: asTexts(entry.bring),
      questions: asRecords(entry.questions)
        .map(({ question, answer }) => ({ question: asText(question), answer: asText(answer) }))
        .filter(({ question, answer }) => question !== '' && answer !== ''),
      related: asTexts(entry.related),
    }))
    .filter(({ url }) => url !== '');
}
