import { type CarePlanKind, YOGA_KINDS } from '@nivara/shared/domain/care-plan';

/** The name of care plans in paths and in the audit, with the kinds that it covers. */
export interface PlanNoun {
  name: 'diets' | 'yoga';
  kinds: readonly CarePlanKind[];
}

export const DIETS: PlanNoun = { name: 'diets', kinds: ['diet'] };

export const YOGA: PlanNoun = { name: 'yoga', kinds: YOGA_KINDS };

export const accessTo = ({ name }: PlanNoun, { id, account_id }: { id: string; account_id: string }) => ({
  noun: name,
  recordId: id,
  patientId: account_id,
});
