import { useCallback, useMemo } from 'react';
import { readCarePlan, rewriteCarePlan, type CarePlanNoun } from '@nivara/shared/api-client/care-plans';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useNavigate } from '@nivara/shared/app-context/router';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import type { CarePlanWithItems } from '@nivara/shared/domain/care-plan';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { DoctorPage } from '../frame/doctor-page';
import { paths } from '../paths';
import { PlanForm } from './plan-form';
import { nounOf } from './plan-kinds';
import { planValues, toPlan, type PlanValues } from './plan-values';

export function ChangePlanScreen({ noun }: { noun: CarePlanNoun }) {
  const { answer } = useOwnItem(useCallback((id: string) => readCarePlan(noun, id), [noun]));
  return (
    <DoctorPage
      name="Change a plan"
      heading="Change a plan"
      lead="What the patient has marked as done stays with the entries that you keep."
    >
      <Loaded
        data={answer}
        level={2}
        failure="The plan could not be loaded"
        skeleton={<SkeletonCard lines={12} />}
      >
        {(plan) =>
          plan === null ? (
            <EmptyState
              level={2}
              title="We could not find that plan"
              action={<ButtonLink to={paths.patients}>See your patients</ButtonLink>}
            >
              None of your patients has a plan at this address.
            </EmptyState>
          ) : (
            <Changing plan={plan} />
          )
        }
      </Loaded>
    </DoctorPage>
  );
}

function Changing({ plan }: { plan: CarePlanWithItems }) {
  const navigate = useNavigate();
  const { showToast } = useToasts();
  const initial = useMemo(() => planValues(plan), [plan]);
  const { id, kind, familyMemberId, accountId, name } = plan;

  const save = async (values: PlanValues) => {
    await rewriteCarePlan(nounOf(kind), id, toPlan(kind, values));
    showToast({ tone: 'success', text: 'The plan is changed.' });
    navigate(paths.plansOf(familyMemberId ?? accountId), { replace: true });
  };

  return (
    <>
      <p>
        For <strong>{name}</strong>
      </p>
      <PlanForm
        kind={kind}
        initial={initial}
        draftName={`plan ${id}`}
        submitLabel="Save the change"
        onSave={save}
      />
    </>
  );
}
