import { lazyScreen, withScreens } from '@nivara/shared/app-context/lazy-screen';
import { Route, Routes } from '@nivara/shared/app-context/router';
import { NotFound } from './components/not-found';
import { paths } from './paths';

const CoursesScreen = lazyScreen('CoursesScreen', () => import('./screens/courses/courses-screen'));
const CourseScreen = lazyScreen('CourseScreen', () => import('./screens/course/course-screen'));

function CoursesRoutes() {
  return (
    <Routes>
      <Route path={paths.courses} element={<CoursesScreen />} />
      <Route path={paths.course} element={<CourseScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

export default withScreens(CoursesRoutes, { [paths.courses]: CoursesScreen, [paths.course]: CourseScreen });
