import { readCourses } from './read-courses';
import { useStaticData } from '@nivara/shared/app-context/use-static-data';

export const useCourses = () => useStaticData('data/coursesPageData.json', readCourses);
