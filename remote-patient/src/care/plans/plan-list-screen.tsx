import { listDiets, listYoga } from '@nivara/shared/api-client/care-plans';
import type { CarePlan, CarePlanKind, CarePlanState } from '@nivara/shared/domain/care-plan';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { EmptyList } from '../../frame/empty-list';
import { DietIcon, YogaIcon } from '../../frame/area-icons';
import { AreaPage } from '../../frame/area-page';
import { useOfChosen } from '@nivara/shared/area/person/chosen-person';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { PLAN_COLUMNS, PLAN_SUMMARY } from './plan-columns';
import { PLAN_WORDS, nounOf, plansPath } from './plan-words';
import { PlansNav } from './plans-nav';

const listOf =
  (kind: CarePlanKind, state: CarePlanState): ListRows<CarePlan> =>
  (query) =>
    kind === 'diet' ? listDiets({ ...query, state }) : listYoga({ ...query, state, kind });

const listsOf = (kind: CarePlanKind): Record<CarePlanState, ListRows<CarePlan>> => ({
  new: listOf(kind, 'new'),
  old: listOf(kind, 'old'),
});

const LISTS: Record<CarePlanKind, Record<CarePlanState, ListRows<CarePlan>>> = {
  diet: listsOf('diet'),
  yogarx: listsOf('yogarx'),
  yogasession: listsOf('yogasession'),
};

const LEADS: Record<CarePlanState, string> = {
  new: 'What applies now or soon. Open a plan to see what is for today, and mark what you have done.',
  old: 'What is over. You can still read each plan, and see what you have done.',
};

const initial = { sort: { column: 'validFrom', direction: 'descending' } } as const;

interface PlanListScreenProps {
  kind: CarePlanKind;
  state: CarePlanState;
}

/** Lists the current or the past plans of one kind. */
export function PlanListScreen({ kind, state }: PlanListScreenProps) {
  const { titles, fileName } = PLAN_WORDS[kind];
  const title = titles[state];
  const { table } = useListTable<CarePlan>({
    columns: PLAN_COLUMNS,
    list: LISTS[kind][state],
    initial,
    byPatient: true,
  });
  return (
    <AreaPage name={title} heading={title} lead={LEADS[state]} isLeadWideOnly>
      <PlansNav noun={nounOf(kind)} />
      <ListTable
        caption={title}
        columns={PLAN_COLUMNS}
        summary={PLAN_SUMMARY}
        table={table}
        fileName={`${state}-${fileName}`}
        empty={<NoPlans kind={kind} state={state} />}
      />
    </AreaPage>
  );
}

function NoPlans({ kind, state }: PlanListScreenProps) {
  const username = useSignedInUser()?.UserName ?? '';
  const { one } = PLAN_WORDS[kind];
  const isNew = state === 'new';
  const ofPerson = useOfChosen();
  return (
    <EmptyList
      title={isNew ? `No ${one}${ofPerson} at the moment` : `No ${one}${ofPerson} that is over`}
      icon={kind === 'diet' ? <DietIcon size={28} /> : <YogaIcon size={28} />}
      action={
        isNew ? (
          <ButtonLink to={paths.bookings(username)}>Book an appointment</ButtonLink>
        ) : (
          <ButtonLink to={plansPath(username, kind, 'new')}>See what applies now</ButtonLink>
        )
      }
    >
      {isNew
        ? `When a doctor makes a ${one} for you, it is listed here.`
        : `A ${one} comes here when its last day has passed.`}
    </EmptyList>
  );
}
