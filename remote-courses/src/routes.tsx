import { lazy } from 'react';
import { Route, Routes } from '@nivara/shared/app-context/router';
import { NotFound } from './components/not-found';
import { paths } from './paths';

const CoursesScreen = lazy(() =>
  import('./screens/courses/courses-screen').then((module) => ({ default: module.CoursesScreen })),
);
const CourseScreen = lazy(() =>
  import('./screens/course/course-screen').then((module) => ({ default: module.CourseScreen })),
);

export default function CoursesRoutes() {
  return (
    <Routes>
      <Route path={paths.courses} element={<CoursesScreen />} />
      <Route path={paths.course} element={<CourseScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
