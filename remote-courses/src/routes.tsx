import { lazy, Suspense } from 'react';
import { Route, Routes } from '@nivara/shared/app-context/router';
import { NotFound } from './components/not-found';
import { PageLoading } from '@nivara/shared/ui/page-loading';
import { paths } from './paths';

const CoursesScreen = lazy(() =>
  import('./screens/courses/courses-screen').then((module) => ({ default: module.CoursesScreen })),
);
const CourseScreen = lazy(() =>
  import('./screens/course/course-screen').then((module) => ({ default: module.CourseScreen })),
);

export default function CoursesRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path={paths.courses} element={<CoursesScreen />} />
        <Route path={paths.course} element={<CourseScreen />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
