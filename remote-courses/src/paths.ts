/** The path of a course's page; in the catalogue it is the `url` of the course. */
export const courseUrl = (courseId: string) => `/courses/${courseId}`;

/** Every path of this remote's pages and links. */
export const paths = {
  home: '/',
  courses: '/courses',
  course: courseUrl(':courseId'),
} as const;
