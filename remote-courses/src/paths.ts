/** A course's page, which is also its url in the catalogue. */
export const courseUrl = (courseId: string) => `/courses/${courseId}`;

/** Every path that this remote's pages are at or lead to. */
export const paths = {
  home: '/',
  courses: '/courses',
  course: courseUrl(':courseId'),
} as const;
