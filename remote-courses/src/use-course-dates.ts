import { useCallback } from 'react';
import { listCourseDates } from '@nivara/shared/api-client/course-dates';
import { useAnswer } from '@nivara/shared/app-context/use-answer';

export const useCourseDates = (courseUrl: string) =>
  useAnswer(useCallback(() => listCourseDates(courseUrl), [courseUrl]));
