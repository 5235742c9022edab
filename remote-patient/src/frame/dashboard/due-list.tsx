import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Loadable } from '@nivara/shared/app-context/loadable';
import { BellIcon } from '@nivara/shared/area/notifications/bell-icon';
import { TestIcon } from '@nivara/shared/area/test/test-icon';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { setNotificationRead } from '@nivara/shared/api-client/notifications';
import { formatRupees } from '@nivara/shared/domain/rupees';
import type { RunningMedicine } from '@nivara/shared/domain/running-medicines';
import { SkeletonText } from '@nivara/shared/ui/feedback/skeleton';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { CheckIcon, MailIcon } from '@nivara/shared/ui/layout/icon';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { breakpoint, color, media, space, text } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../../paths';
import { BillIcon, DietIcon, PrescriptionIcon, YogaIcon } from '../area-icons';
import { REFILL_DAYS, daysLeft } from '../../care/health/days-left';
import { planPath } from '../../care/plans/plan-words';
import type { DueAnswers, PlanOfToday } from './dashboard-calls';

interface DueItem {
  id: string;
  icon: ReactNode;
  title: string;
  detail?: string;
  action: string;
  to: string;
  /** Called when the patient follows the link. */
  onOpen?: () => void;
}

const Items = styled.ul`
  display: grid;
  padding: 0;
  margin: 0;
  list-style: none;

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;

const Row = styled.div`
  display: grid;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[4]};
  grid-template-columns: auto minmax(0, 1fr) auto;

  > svg {
    color: ${color.primary};
  }
  p {
    margin: 0;
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${text.small};
  }
  /* The text also takes the icon's space, so that rows stay low and several tasks are in sight. */
  @media (width < ${breakpoint.tablet}) {
    padding-block: ${space[2]};
    column-gap: ${space[3]};
    grid-template-columns: minmax(0, 1fr) auto;

    > svg {
      display: none;
    }
    p {
      line-height: 1.3;
    }
    a {
      min-height: 48px;
      padding-inline: ${space[3]};
    }
  }
  /* Words as long as "measurements" need the whole line. */
  ${media.tight} {
    grid-template-columns: minmax(0, 1fr);

    > a {
      justify-self: start;
    }
  }
`;

interface DueListProps {
  username: string;
  answers: DueAnswers;
  /** True where a new patient's first steps are above. */
  hasFirstSteps: boolean;
}

/** The due tasks, each with a link. Each kind of task loads on its own. */
export function DueList({ username, answers, hasFirstSteps }: DueListProps) {
  const parts = [
    part('results', answers.results, (results) => results.map((result) => resultItem(username, result))),
    part('bills', answers.bills, (data) => billItems(username, data)),
    part('readings at home', answers.readings, ({ open }) => readingItems(username, open)),
    part('medicines', answers.medicines, ({ medicines }) => medicineItems(username, medicines)),
    part('plans', answers.plans, (plans) => plans.map((plan) => planItem(username, plan))),
    part('messages', answers.messages, ({ unread }) => messageItems(username, unread)),
    part('notifications', answers.notifications, ({ unread }) => notificationItems(username, unread)),
  ];
  const items = parts.flatMap(({ found }) => found);
  const isLoading = parts.some(({ loading }) => loading);
  const failed = parts.filter(({ failure }) => failure !== undefined);
  return (
    <Card as="section" aria-labelledby="due" aria-busy={isLoading}>
      <Stack $gap={2}>
        <Heading level={2} look="h3" id="due">
          To do
        </Heading>
        <Items role="list">
          {items.map(({ id, icon, title, detail, action, to, onOpen }) => (
            <li key={id}>
              <Row>
                {icon}
                <p>
                  {title}
                  {detail === undefined ? null : <small>{detail}</small>}
                </p>
                <ButtonLink size="small" variant="secondary" to={to} onClick={onOpen}>
                  {action}
                  <VisuallyHidden>: {title}</VisuallyHidden>
                </ButtonLink>
              </Row>
            </li>
          ))}
        </Items>
        {failed.map(({ name, failure, retry }) => (
          <p key={name} role="alert">
            {failure}{' '}
            <Button variant="quiet" size="small" onClick={retry}>
              Retry<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </p>
        ))}
        {isLoading ? <SkeletonText lines={3} /> : null}
        {!isLoading && failed.length === 0 && items.length === 0 ? (
          <Row>
            <CheckIcon size={24} />
            <p>
              {hasFirstSteps ? 'Nothing else is waiting for you.' : 'Nothing is waiting for you.'}
              <small>Bills, results to read and what to take today are listed here.</small>
            </p>
          </Row>
        ) : null}
      </Stack>
    </Card>
  );
}

function part<T>(name: string, answer: Loadable<T>, toItems: (data: T) => DueItem[]) {
  return {
    name,
    loading: answer.status === 'loading',
    failure: answer.status === 'failed' ? answer.message : undefined,
    retry: answer.status === 'failed' ? answer.retry : undefined,
    found: answer.status === 'ready' ? toItems(answer.data) : [],
  };
}

const several = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

const resultItem = (
  username: string,
  { id, title, test }: { id: string; title: string; test: string },
): DueItem => ({
  id,
  icon: <TestIcon size={24} />,
  title,
  action: 'Read',
  to: paths.testReport(username, test),
  // If this call fails, the notification stays unread in its list.
  onOpen: () => void setNotificationRead(id, true).catch(() => undefined),
});

function billItems(
  username: string,
  { unpaid, sum, isComplete }: { unpaid: number; sum: number; isComplete: boolean },
): DueItem[] {
  if (unpaid === 0) return [];
  return [
    {
      id: 'bills',
      icon: <BillIcon size={24} />,
      title: `${isComplete ? '' : 'More than '}${formatRupees(sum)} to pay`,
      detail: several(unpaid, 'One bill', 'bills'),
      action: 'See and pay',
      to: paths.bills(username),
    },
  ];
}

const readingItems = (username: string, open: number): DueItem[] =>
  open === 0
    ? []
    : [
        {
          id: 'readings',
          icon: <TestIcon size={24} />,
          title: several(open, 'One measurement at home', 'measurements at home'),
          action: 'Enter values',
          to: paths.selfcareTests(username),
        },
      ];

function medicineItems(username: string, medicines: readonly RunningMedicine[]): DueItem[] {
  if (medicines.length === 0) return [];
  const today = clinicDate(new Date());
  const ending = medicines.filter((each) => (daysLeft(each, today) ?? Infinity) <= REFILL_DAYS);
  return [
    {
      id: 'medicines',
      icon: <PrescriptionIcon size={24} />,
      title: `To take today: ${medicines.map(({ name }) => name).join(', ')}`,
      ...(ending.length > 0 && { detail: `Runs out soon: ${ending.map(({ name }) => name).join(', ')}` }),
      action: 'See all',
      to: paths.health(username),
    },
  ];
}

const planItem = (username: string, { plan, due, done }: PlanOfToday): DueItem => ({
  id: plan.id,
  icon: plan.kind === 'diet' ? <DietIcon size={24} /> : <YogaIcon size={24} />,
  title: plan.title,
  detail: `${plan.familyMemberId === null ? 'Me' : plan.name}, ${done} of ${due} done today`,
  action: 'Tick off',
  to: planPath(username, plan),
});

const messageItems = (username: string, unread: number): DueItem[] =>
  unread === 0
    ? []
    : [
        {
          id: 'messages',
          icon: <MailIcon size={24} />,
          title: several(unread, 'One new message from your doctors', 'new messages from your doctors'),
          action: 'Read',
          to: paths.messages(username),
        },
      ];

const notificationItems = (username: string, unread: number): DueItem[] =>
  unread === 0
    ? []
    : [
        {
          id: 'notifications',
          icon: <BellIcon size={24} />,
          title: several(unread, 'One unread notification', 'unread notifications'),
          action: 'Read',
          to: paths.notifications(username),
        },
      ];
