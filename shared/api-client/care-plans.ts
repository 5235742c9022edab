import type {
  CARE_PLAN_COLUMNS,
  CarePlan,
  CarePlanMark,
  CarePlanState,
  CarePlanValues,
  CarePlanWithItems,
  NewDiet,
  NewYoga,
  YogaKind,
} from '../domain/care-plan';
import type { ListQuery } from '../domain/list-query';
import { callApi } from './http';
import { readList } from './list';

/** The service has two nouns for care plans. */
export type CarePlanNoun = 'diets' | 'yoga';

export type DietQuery = ListQuery<(typeof CARE_PLAN_COLUMNS)[number]> & {
  state?: CarePlanState;
  patient?: string;
};
export type YogaQuery = DietQuery & { kind?: YogaKind };

export const listDiets = (query: DietQuery = {}) => readList<CarePlan>('/diets', { ...query });

export const listYoga = (query: YogaQuery = {}) => readList<CarePlan>('/yoga', { ...query });

export const readCarePlan = (noun: CarePlanNoun, id: string) =>
  callApi<CarePlanWithItems>('GET', `/${noun}/${id}`);

export const writeDiet = (diet: NewDiet) => callApi<CarePlanWithItems>('POST', '/diets', diet);

export const writeYoga = (yoga: NewYoga) => callApi<CarePlanWithItems>('POST', '/yoga', yoga);

/** Replaces the whole plan. Entries with an id keep their marks. */
export const rewriteCarePlan = (noun: CarePlanNoun, id: string, plan: CarePlanValues) =>
  callApi<CarePlanWithItems>('PUT', `/${noun}/${id}`, plan);

/** Marks an entry as done on a day. */
export const markAsDone = (noun: CarePlanNoun, id: string, mark: CarePlanMark) =>
  callApi<void>('PUT', markPath(noun, id, mark));

export const unmarkAsDone = (noun: CarePlanNoun, id: string, mark: CarePlanMark) =>
  callApi<void>('DELETE', markPath(noun, id, mark));

const markPath = (noun: CarePlanNoun, id: string, { date, itemId }: CarePlanMark) =>
  `/${noun}/${id}/marks/${date}/${itemId}`;
