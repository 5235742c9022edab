/** The ids of the page's sections: the calls to action lead to them. */
export const sections = {
  whyJoin: 'why-join',
  whoShouldJoin: 'who-should-join',
  opportunities: 'opportunities',
  curriculum: 'curriculum',
  contact: 'contact',
} as const;

/** The labels of the calls to action that open the contact dialog: to ask, and to enrol. */
export const CONTACT_LABEL = 'Contact Us';
export const ENROL_LABEL = 'Enrol Now';

const topics: [pattern: RegExp, section: string][] = [
  [/curriculum|syllabus/i, sections.curriculum],
  [/who/i, sections.whoShouldJoin],
  [/opportunit|career/i, sections.opportunities],
  [/why/i, sections.whyJoin],
];

/** Where a call to action leads, judged by its words. What none of the sections is about is a matter for a talk. */
export const sectionOf = (callToAction: string): string =>
  topics.find(([pattern]) => pattern.test(callToAction))?.[1] ?? sections.contact;
