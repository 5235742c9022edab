/** The ids of the page's sections, to which calls to action can link. */
export const sections = {
  whyJoin: 'why-join',
  whoShouldJoin: 'who-should-join',
  opportunities: 'opportunities',
  curriculum: 'curriculum',
  dates: 'dates',
  contact: 'contact',
} as const;

/** The labels of the calls to action that open the contact dialog: one asks, one enrols. */
export const CONTACT_LABEL = 'Contact Us';
export const ENROL_LABEL = 'Enrol Now';

const topics: [pattern: RegExp, section: string][] = [
  [/curriculum|syllabus/i, sections.curriculum],
  [/who/i, sections.whoShouldJoin],
  [/opportunit|career/i, sections.opportunities],
  [/why/i, sections.whyJoin],
];

/** Finds the section by words of the label; without a match it is the contact section. */
export const sectionOf = (callToAction: string): string =>
  topics.find(([pattern]) => pattern.test(callToAction))?.[1] ?? sections.contact;
