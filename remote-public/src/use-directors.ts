import { readDirectors } from './read-directors';
import { useStaticData } from './use-static-data';

export const DIRECTORS_FILE = 'data/directorsData.json';

export const useDirectors = () => useStaticData(DIRECTORS_FILE, readDirectors);
