import { useCallback, useState } from 'react';
import { listDiets, listYoga, readCarePlan } from '@nivara/shared/api-client/care-plans';
import { useSession } from '@nivara/shared/app-context/app-context';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { dayColumn, textColumn } from '@nivara/shared/area/table/columns';
import type { CarePlan, CarePlanWithItems } from '@nivara/shared/domain/care-plan';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonText } from '@nivara/shared/ui/feedback/skeleton';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { Dialog } from '@nivara/shared/ui/overlay/dialog';
import { paths } from '../../paths';
import { nounOf, PLAN_KIND_NAMES } from '../../plans/plan-kinds';
import { ChartTable } from './chart-table';

async function listPlans(query: { patient: string; size: number }) {
  const [diets, yoga] = await Promise.all([listDiets(query), listYoga(query)]);
  const rows = [...diets.rows, ...yoga.rows].sort((one, other) =>
    other.validFrom.localeCompare(one.validFrom),
  );
  return { rows, total: diets.total + yoga.total };
}

/** Shows diets and yoga plans, and how often the patient has marked each entry as done. */
export function ChartPlans({ chart }: { chart: PatientChart }) {
  const [open, setOpen] = useState<CarePlan>();
  const columns: readonly DataColumn<CarePlan>[] = [
    dayColumn('validFrom', 'From', ({ validFrom }) => validFrom),
    dayColumn('validTo', 'To', ({ validTo }) => validTo),
    textColumn('title', 'Title', ({ title }) => title, { rowHeader: true }),
    textColumn('kind', 'Kind', ({ kind }) => PLAN_KIND_NAMES[kind], {
      filter: ({ kind }) => PLAN_KIND_NAMES[kind],
    }),
    textColumn('doctor', 'Doctor', ({ doctor }) => doctor),
    {
      id: 'done',
      heading: 'Done',
      actions: true,
      cell: (plan) => (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Show what is marked as done in ${plan.title}`}
          onClick={() => setOpen(plan)}
        >
          Show
        </Button>
      ),
    },
  ];
  return (
    <Stack>
      <div>
        <ButtonLink to={paths.newPlan({ patient: chart.id })} variant="secondary">
          Write a plan
        </ButtonLink>
      </div>
      <ChartTable chart={chart} what="diets and yoga" columns={columns} list={listPlans} />
      {open ? <PlanDialog plan={open} onClose={() => setOpen(undefined)} /> : null}
    </Stack>
  );
}

function PlanDialog({ plan: { id, kind, title, doctor }, onClose }: { plan: CarePlan; onClose: () => void }) {
  const noun = nounOf(kind);
  const { user } = useSession();
  const plan = useAnswer(useCallback(() => readCarePlan(noun, id), [noun, id]));
  return (
    <Dialog titleId="plan" onClose={onClose}>
      <Stack>
        <Heading level={2} look="h3" id="plan">
          {title}
        </Heading>
        <Loaded
          data={plan}
          level={3}
          failure="The plan could not be loaded"
          skeleton={<SkeletonText lines={6} />}
        >
          {(known) => <Facts facts={known.items.map((item) => [item.title, doneInWords(known, item.id)])} />}
        </Loaded>
        {user && user.UserFullName === doctor ? (
          <div>
            <ButtonLink variant="secondary" size="small" to={paths.changePlan(noun, id)}>
              Change this plan
            </ButtonLink>
          </div>
        ) : null}
      </Stack>
    </Dialog>
  );
}

/** "Done 3 times, last on 3 March 2026" */
function doneInWords({ marks }: Pick<CarePlanWithItems, 'marks'>, itemId: string): string {
  const dates = marks
    .filter((mark) => mark.itemId === itemId)
    .map(({ date }) => date)
    .sort();
  const last = dates.at(-1);
  if (last === undefined) return 'Not marked as done yet';
  return `Done ${dates.length === 1 ? 'once' : `${dates.length} times`}, last on ${dateInWords(last)}`;
}
