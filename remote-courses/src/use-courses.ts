import { readCourses } from './read-courses';
import { useStaticData } from './use-static-data';

export const useCourses = () => useStaticData('data/coursesPageData.json', readCourses);
