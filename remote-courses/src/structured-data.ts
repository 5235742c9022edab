import { clinicInShort } from '@nivara/shared/contracts/clinic-data';
import type { Course } from '@nivara/shared/domain/course';
import type { StructuredData } from '@nivara/shared/ui/layout/page-head';
import { paths } from './paths';
import { shareImage } from './share-image';

/** Structured data for search engines; addresses may be relative, since the page makes them absolute. */
export const courseData = (course: Course): StructuredData => ({
  ...courseInShort(course),
  image: shareImage(course.imageSrc),
  syllabusSections: course.curriculum.map((part) => ({
    '@type': 'Syllabus',
    name: part.title,
    description: part.topics.join(', '),
  })),
});

/** The catalogue as a list of courses, each with its page. */
export const catalogueData = (courses: readonly Course[]): StructuredData => ({
  '@type': 'ItemList',
  '@id': `${paths.courses}#catalogue`,
  name: 'Courses',
  numberOfItems: courses.length,
  itemListElement: courses.map((course, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: courseInShort(course),
  })),
});

const courseInShort = ({ title, intro, url }: Course) => ({
  '@type': 'Course',
  '@id': url,
  name: title || 'Course',
  description: intro || undefined,
  url,
  provider: clinicInShort,
});
