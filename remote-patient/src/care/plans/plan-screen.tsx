import { useCallback } from 'react';
import styled from 'styled-components';
import { type CarePlanNoun, readCarePlan } from '@nivara/shared/api-client/care-plans';
import type { CarePlan, CarePlanWithItems } from '@nivara/shared/domain/care-plan';
import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { ProgressBar } from '@nivara/shared/ui/feedback/progress-bar';
import { breakpoint } from '@nivara/shared/ui/tokens/theme';
import { AreaPage } from '../../frame/area-page';
import { OwnItem } from '../../frame/own-item';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { daysOfPlan, progressOf } from './plan-days';
import { PlanSessions } from './plan-sessions';
import { PlanWeek } from './plan-week';
import { useMarks } from './use-marks';

const WORDS: Record<CarePlanNoun, { name: string; what: string; all: string }> = {
  diets: { name: 'Your diet', what: 'diet', all: 'See all diets' },
  yoga: { name: 'Your yoga plan', what: 'yoga plan', all: 'See all yoga plans' },
};

const LEADS = {
  now: 'Mark what you have done: your doctor sees how it goes.',
  over: 'This plan is over. What you did and forgot to mark can still be marked.',
};

export function PlanScreen({ noun }: { noun: CarePlanNoun }) {
  const username = useSignedInUser()?.UserName ?? '';
  const { answer, change } = useOwnItem(useCallback((id: string) => readCarePlan(noun, id), [noun]));
  const changePlan = useCallback(
    (apply: (plan: CarePlanWithItems) => CarePlanWithItems) => change((plan) => plan && apply(plan)),
    [change],
  );
  const { name, what, all } = WORDS[noun];
  const plan = answer.status === 'ready' ? answer.data : undefined;
  const isOver = plan ? isPast(plan, clinicDate(new Date())) : false;
  const title = plan?.title || name;
  return (
    <AreaPage
      name={title}
      heading={title}
      lead={isOver ? LEADS.over : LEADS.now}
      isLeadWideOnly={!isOver}
      patient={plan?.name}
    >
      <OwnItem
        answer={answer}
        what={what}
        to={noun === 'diets' ? paths.diets(username) : paths.yoga(username)}
        all={all}
        lines={14}
      >
        {(plan) => <Plan key={plan.id} noun={noun} plan={plan} username={username} onChange={changePlan} />}
      </OwnItem>
    </AreaPage>
  );
}

/** Hidden on a phone while the plan applies, since its tasks come first and the card at the end names the doctor. */
const StateAndDoctor = styled(Cluster)`
  &[data-applies] {
    @media screen and (width < ${breakpoint.tablet}) {
      display: none;
    }
  }
`;

interface PlanProps {
  noun: CarePlanNoun;
  plan: CarePlanWithItems;
  username: string;
  onChange: (apply: (plan: CarePlanWithItems) => CarePlanWithItems) => void;
}

function Plan({ noun, plan, username, onChange }: PlanProps) {
  const onSet = useMarks(noun, plan.id, onChange);
  const today = clinicDate(new Date());
  return (
    <Stack $gap={6}>
      <StateAndDoctor data-applies={applies(plan, today) ? '' : undefined}>
        <PlanBadge plan={plan} today={today} />
        <span>
          For {plan.name}, from {plan.doctor}
        </span>
      </StateAndDoctor>
      {plan.kind === 'yogasession' ? (
        <PlanSessions plan={plan} today={today} onSet={onSet} />
      ) : (
        <>
          {isPast(plan, today) ? <WholeProgress plan={plan} /> : null}
          <PlanWeek plan={plan} today={today} onSet={onSet} />
        </>
      )}
      <Card as="section" $padding="roomy" aria-label="About the plan">
        <Stack $gap={4}>
          <Facts
            paired
            facts={[
              ['For', plan.name],
              ['Doctor', plan.doctor],
              ['From', dateInWords(plan.validFrom)],
              ['To', dateInWords(plan.validTo)],
              ['Notes', plan.notes],
            ]}
          />
          {plan.visitId === null ? null : (
            <div>
              <ButtonLink variant="quiet" size="small" to={paths.appointment(username, plan.visitId)}>
                Open the visit
              </ButtonLink>
            </div>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

/** Shows the whole progress of a plan that is over, since its days are shown week by week. */
function WholeProgress({ plan }: { plan: CarePlanWithItems }) {
  const { done, due } = progressOf(plan, daysOfPlan(plan));
  return due === 0 ? null : (
    <ProgressBar label={`${done} of ${due} done in the whole plan`} value={done} max={due} visibleLabel />
  );
}

const isPast = ({ validTo }: CarePlan, today: string) => today > validTo;
const applies = (plan: CarePlan, today: string) => today >= plan.validFrom && !isPast(plan, today);

function PlanBadge({ plan, today }: { plan: CarePlanWithItems; today: string }) {
  const { validFrom } = plan;
  if (isPast(plan, today)) return <Badge>Over</Badge>;
  if (today < validFrom) return <Badge tone="accent">Begins on {dateInWords(validFrom)}</Badge>;
  return <Badge tone="success">Applies now</Badge>;
}
