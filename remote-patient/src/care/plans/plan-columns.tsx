import type { CarePlan } from '@nivara/shared/domain/care-plan';
import { clinicDate, dateInWords, dateOfYear } from '@nivara/shared/domain/clinic-time';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { UnknownValue } from '@nivara/shared/area/table/unknown-value';
import { ClampedText } from '@nivara/shared/area/table/clamped-text';
import { serialColumn } from '@nivara/shared/area/table/serial-column';
import type { Numbered } from '@nivara/shared/area/table/use-list-table';
import { Day } from '@nivara/shared/area/table/day';
import { TitleLink } from '../../frame/title-link';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { planPath } from './plan-words';

/** The ids are the names by which the service sorts. */
export const PLAN_COLUMNS: readonly DataColumn<Numbered<CarePlan>>[] = [
  serialColumn,
  {
    id: 'title',
    part: 'what',
    heading: 'Title',
    cell: (plan) => <PlanLink plan={plan} />,
    sortValue: ({ title }) => title,
    rowHeader: true,
    pinned: 1,
  },
  {
    id: 'name',
    heading: 'For whom',
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
    part: 'who',
    namesPatient: true,
  },
  { id: 'doctor', heading: 'Doctor', cell: ({ doctor }) => doctor, sortValue: ({ doctor }) => doctor },
  {
    id: 'validFrom',
    heading: 'From',
    cell: ({ validFrom }) => <Day date={validFrom} />,
    text: ({ validFrom }) => dateInWords(validFrom),
    sortValue: ({ validFrom }) => validFrom,
  },
  {
    id: 'validTo',
    heading: 'To',
    cell: ({ validTo }) => <Day date={validTo} />,
    text: ({ validTo }) => dateInWords(validTo),
    sortValue: ({ validTo }) => validTo,
    pinned: 2,
  },
  {
    id: 'notes',
    heading: 'Notes',
    cell: ({ notes }) => (notes === '' ? <UnknownValue /> : <ClampedText>{notes}</ClampedText>),
    sortValue: ({ notes }) => notes,
  },
];

const PlanLink = ({ plan }: { plan: CarePlan }) => (
  <ClampedText>
    <TitleLink page={(username) => planPath(username, plan)}>{plan.title}</TitleLink>
  </ClampedText>
);

/** "28 Oct – 26 Dec" */
function spanInShort(from: string, to: string): string {
  const today = clinicDate(new Date());
  return `${dateOfYear(from, today)} – ${dateOfYear(to, today)}`;
}

/** The columns of the summary: one column has both days, since a card has no headings. */
export const PLAN_SUMMARY: readonly DataColumn<Numbered<CarePlan>>[] = [
  ...PLAN_COLUMNS.filter(({ part }) => part !== undefined),
  {
    id: 'validFrom',
    part: 'when',
    heading: 'Valid',
    cell: ({ validFrom, validTo }) => <NoWrap>{spanInShort(validFrom, validTo)}</NoWrap>,
    text: ({ validFrom, validTo }) => `${dateInWords(validFrom)} to ${dateInWords(validTo)}`,
    sortValue: ({ validFrom }) => validFrom,
  },
  { id: 'open', part: 'action', heading: 'Action', actions: true, cell: (plan) => <OpenPlan plan={plan} /> },
];

function OpenPlan({ plan }: { plan: CarePlan }) {
  const user = useSignedInUser();
  return user ? (
    <TextLink to={planPath(user.UserName, plan)}>
      View<VisuallyHidden> “{plan.title}”</VisuallyHidden>
    </TextLink>
  ) : null;
}
