import { clinicInShort } from '@nivara/shared/contracts/clinic-data';
import type { Course } from '@nivara/shared/domain/course';
import type { StructuredData } from '@nivara/shared/ui/layout/page-head';
import { paths } from './paths';
import { shareImage } from './share-image';

/** What search engines are told about a course. Addresses may be of this site: the page makes them whole. */
export const courseData = (course: Course): StructuredData => ({
  ...courseInShort(course),
  image: shareImage(course.imageSrc),
  syllabusSections: course.curriculum.map((part) => ({
    '@type': 'Syllabus',
    name: part.title,
    description: part.topics.join(', '),
  })),
});

/** The catalogue: each course, and where its page is. */
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
