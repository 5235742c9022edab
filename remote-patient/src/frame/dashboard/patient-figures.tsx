import { formatRupees } from '@nivara/shared/domain/rupees';
import { BellIcon } from '@nivara/shared/area/notifications/bell-icon';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { CalendarIcon } from '@nivara/shared/ui/layout/icon';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { StatCard } from '@nivara/shared/ui/chart/stat-card';
import { BillIcon } from '../area-icons';
import { TestIcon } from '@nivara/shared/area/test/test-icon';
import { paths } from '../../paths';
import { readNextAppointment, readPendingTests, readUnpaidBills, readUnread } from './dashboard-calls';
import { FigureCard } from './figure-card';
import { FiguresGrid } from './figures-grid';
import { nextAppointmentFigure } from './next-appointment';
import { placeholderFigures } from './placeholder-figures';

/** All four load in parallel, so that one failure costs one card. */
export function usePatientFigures() {
  return {
    appointments: useAnswer(readNextAppointment),
    tests: useAnswer(readPendingTests),
    bills: useAnswer(readUnpaidBills),
    notifications: useAnswer(readUnread),
  };
}

type Figures = ReturnType<typeof usePatientFigures>;

/** True when every total is known to be 0. */
export const hasNothingYet = (figures: Figures) =>
  Object.values(figures).every((answer) => answer.status === 'ready' && answer.data.total === 0);

/** The patient's own figures, or the specification's examples for a new patient. */
export function PatientFigures({ username, figures }: { username: string; figures: Figures }) {
  const { appointments, tests, bills, notifications } = figures;
  if (hasNothingYet(figures)) return <Placeholders />;
  return (
    <FiguresGrid>
      <FigureCard label="Next appointment" icon={<CalendarIcon />} answer={appointments} lines={3}>
        {({ next }) => nextAppointmentFigure(next, username)}
      </FigureCard>
      <FigureCard label="Pending tests" icon={<TestIcon />} answer={tests}>
        {({ pending }) => ({
          value: pending,
          detail: <TextLink to={paths.tests(username)}>Your tests</TextLink>,
        })}
      </FigureCard>
      <FigureCard label="Unpaid bills" icon={<BillIcon />} answer={bills}>
        {({ unpaid, sum, isComplete }) => ({
          value: unpaid,
          detail: (
            <>
              {unpaid > 0 && `${isComplete ? '' : 'More than '}${formatRupees(sum)} to pay. `}
              <TextLink to={paths.bills(username)}>Your bills</TextLink>
            </>
          ),
        })}
      </FigureCard>
      <FigureCard label="Unread notifications" icon={<BellIcon />} answer={notifications}>
        {({ unread }) => ({
          value: unread,
          detail: <TextLink to={paths.notifications(username)}>Your notifications</TextLink>,
        })}
      </FigureCard>
    </FiguresGrid>
  );
}

function Placeholders() {
  return (
    <Stack $gap={5}>
      <FiguresGrid>
        {placeholderFigures.map(({ label, value }) => (
          <StatCard key={label} label={label} value={value} />
        ))}
      </FiguresGrid>
      <Alert title="Placeholder figures">
        The four figures above are examples: they describe neither you nor the clinic. Your own come in their
        place with your first appointment, test, bill or notification.
      </Alert>
    </Stack>
  );
}
