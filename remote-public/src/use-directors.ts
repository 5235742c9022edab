import { readDirectors } from './read-directors';
import { useStaticData } from '@nivara/shared/app-context/use-static-data';

export const DIRECTORS_FILE = 'data/directorsData.json';

export const useDirectors = () => useStaticData(DIRECTORS_FILE, readDirectors);
