import { lazyScreen } from '@nivara/shared/app-context/lazy-screen';
import { pagesOf } from '@nivara/shared/app-context/pages-of';
import { Route } from '@nivara/shared/app-context/router';
import { NotFound } from './components/not-found';
import { paths } from './paths';

const CoursesScreen = lazyScreen('CoursesScreen', () => import('./screens/courses/courses-screen'));
const CourseScreen = lazyScreen('CourseScreen', () => import('./screens/course/course-screen'));

export default pagesOf(
  <>
    <Route path={paths.courses} element={<CoursesScreen />} />
    <Route path={paths.course} element={<CourseScreen />} />
    <Route path="*" element={<NotFound />} />
  </>,
);
