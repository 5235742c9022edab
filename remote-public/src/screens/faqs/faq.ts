import { asRecords, asText, firstOfEach } from '../../read-json';
import { readLinks, type PageLink } from '../../read-links';

export interface Faq {
  /** The fragment in the address of a link to this question. */
  id: string;
  topic: string;
  question: string;
  answer: string;
  links: PageLink[];
}

export const FAQS_FILE = 'data/faqs.json';

const OTHER_TOPIC = 'Other questions';

/** A question without an answer is left out. */
export function readFaqs(data: unknown): Faq[] {
  const faqs = asRecords(data).map((entry) => ({
    id: asText(entry.id) || asText(entry.question),
    topic: asText(entry.topic) || OTHER_TOPIC,
    question: asText(entry.question),
    answer: asText(entry.answer),
    links: readLinks(entry.links),
  }));
  return firstOfEach(
    faqs.filter(({ question, answer }) => question !== '' && answer !== ''),
    ({ id }) => id,
  );
}

/** Every word of the query must be in the question, its answer or its topic, in any order. */
export function matches({ question, answer, topic }: Faq, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const haystack = `${question} ${answer} ${topic}`.toLowerCase();
  return words.every((word) => haystack.includes(word));
}

export const topicsOf = (faqs: readonly Faq[]): string[] => [...new Set(faqs.map(({ topic }) => topic))];
