import type { CarePlanNoun } from '@nivara/shared/api-client/care-plans';
import type { CarePlanKind } from '@nivara/shared/domain/care-plan';

export const PLAN_KIND_NAMES: Record<CarePlanKind, string> = {
  diet: 'Diet',
  yogarx: 'Yoga prescription',
  yogasession: 'Yoga course',
};

export const nounOf = (kind: CarePlanKind): CarePlanNoun => (kind === 'diet' ? 'diets' : 'yoga');
