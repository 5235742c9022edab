/** A course's page has its url in the catalogue. */
export const courseUrl = (courseId: string) => `/courses/${courseId}`;

/** Every path of this remote's pages and links. */
export const paths = {
  home: '/',
  courses: '/courses',
  course: courseUrl(':courseId'),
} as const;
