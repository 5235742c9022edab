import { useEffect } from 'react';
import { useParams } from '@nivara/shared/app-context/router';
import { PageLoading } from '@nivara/shared/ui/feedback/page-loading';
import { courseUrl } from '../../paths';
import { useCourses } from '../../use-courses';
import { CourseArticle } from './course-article';
import { CourseNotFound } from './course-not-found';

export function CourseScreen() {
  const { courseId = '' } = useParams();
  const courses = useCourses();
  const failure = courses.status === 'failed' ? courses.message : undefined;

  useEffect(() => {
    if (failure !== undefined) console.error('The course catalogue could not be loaded:', failure);
  }, [failure]);

  if (courses.status === 'loading') return <PageLoading label="Loading..." />;
  if (courses.status === 'failed') return <CourseNotFound failure={courses} />;
  const course = courses.data.find(({ url }) => url === courseUrl(courseId));
  return course ? <CourseArticle course={course} /> : <CourseNotFound />;
}
