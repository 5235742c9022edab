import { brand } from '@nivara/shared/contracts/brand';
import type { Course } from '@nivara/shared/domain/course';
import type { StructuredData } from '@nivara/shared/ui/page-head';

/** What search engines are told about a course. Its address is relative to the page, as JSON-LD allows. */
export const courseData = ({ title, intro, url, curriculum }: Course): StructuredData => ({
  '@type': 'Course',
  name: title || 'Course',
  description: intro || undefined,
  url,
  provider: { '@type': 'MedicalClinic', name: brand.name, url: '/' },
  syllabusSections: curriculum.map((part) => ({
    '@type': 'Syllabus',
    name: part.title,
    description: part.topics.join(', '),
  })),
});
