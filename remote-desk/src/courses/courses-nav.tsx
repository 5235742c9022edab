import { SectionNav } from '@nivara/shared/ui/navigation/section-nav';
import { paths } from '../paths';

const LINKS = [
  { text: 'Coming', to: paths.courses, end: true },
  { text: 'All', to: paths.allCourses },
];

export const CoursesNav = () => <SectionNav label="Course dates" links={LINKS} />;
