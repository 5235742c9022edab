import { type CarePlanKind, YOGA_KINDS } from '@nivara/shared/domain/care-plan';

/** The name in paths and in the audit. */
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
