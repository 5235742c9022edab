import type { CarePlanNoun } from '@nivara/shared/api-client/care-plans';
import type { CarePlanKind, CarePlanState } from '@nivara/shared/domain/care-plan';
import { paths } from '../../paths';

export const PLAN_WORDS: Record<
  CarePlanKind,
  { one: string; titles: Record<CarePlanState, string>; fileName: string }
> = {
  diet: { one: 'diet', titles: { new: 'New diets', old: 'Old diets' }, fileName: 'diets' },
  yogarx: {
    one: 'yoga prescription',
    titles: { new: 'New yoga prescriptions', old: 'Old yoga prescriptions' },
    fileName: 'yoga-prescriptions',
  },
  yogasession: {
    one: 'series of yoga sessions',
    titles: { new: 'New yoga sessions', old: 'Old yoga sessions' },
    fileName: 'yoga-sessions',
  },
};

export const nounOf = (kind: CarePlanKind): CarePlanNoun => (kind === 'diet' ? 'diets' : 'yoga');

export const plansPath = (username: string, kind: CarePlanKind, state: CarePlanState): string =>
  kind === 'diet' ? paths.dietPlans(username, state) : paths.yogaPlans(username, kind, state);

export const planPath = (username: string, { id, kind }: { id: string; kind: CarePlanKind }): string =>
  kind === 'diet' ? paths.dietPlan(username, id) : paths.yogaPlan(username, id);
