import type { MedicineBefore } from '../domain/medicine';
import { callApi } from './http';
import { toSearch } from './list';

/** The doctor's own earlier lines whose name starts with the text, most used first. */
export const findMedicines = (q: string) => callApi<MedicineBefore[]>('GET', `/medicines${toSearch({ q })}`);
