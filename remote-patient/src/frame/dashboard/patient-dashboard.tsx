import { useMemo } from 'react';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { useChosenPerson } from '@nivara/shared/area/person/chosen-person';
import type { SessionUser } from '@nivara/shared/contracts/session';
import { Loading, Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { RegistrationAlert } from '../../registration/registration-alert';
import {
  readMedicines,
  readOpenReadings,
  readOwnPatientRecord,
  readPlansOfToday,
  readTrendsOf,
  readUnreadNotifications,
  readUnreadMessages,
  readUnreadResults,
} from './dashboard-calls';
import { readUnpaidBills } from '../../money/bills/read-unpaid-bills';
import { DueList } from './due-list';
import { FirstSteps } from './first-steps';
import { NextCard } from './next-card';
import { NextSteps } from './next-steps';
import { readNextAppointment } from './read-next-appointment';
import { TrendsSection } from '../../care/tests/trends-section';

/** Shows what is next, what is due, and how values develop. All parts load in parallel. */
export function PatientDashboard({ user }: { user: SessionUser }) {
  const { UserName: username, TableUserID: accountId } = user;
  const person = useChosenPerson();
  const isHolder = person === undefined || person === accountId;
  const read = useMemo(
    () => ({
      next: readNextAppointment(person),
      bills: readUnpaidBills(person),
      readings: readOpenReadings(person),
      medicines: readMedicines(person ?? accountId),
      plans: readPlansOfToday(person),
      trends: readTrendsOf(isHolder ? undefined : person),
    }),
    [person, accountId, isHolder],
  );
  const appointments = useAnswer(read.next);
  const due = {
    bills: useAnswer(read.bills),
    readings: useAnswer(read.readings),
    medicines: useAnswer(read.medicines),
    plans: useAnswer(read.plans),
    messages: useAnswer(readUnreadMessages),
    results: useAnswer(readUnreadResults),
    notifications: useAnswer(readUnreadNotifications),
  };
  const own = useAnswer(readOwnPatientRecord);
  const trends = useAnswer(read.trends);
  // The first steps depend on these answers; rendering the rest earlier would make it jump.
  const isWaiting = [appointments, due.bills, own].some(({ status }) => status === 'loading');
  const isNew =
    person === undefined &&
    own.status === 'ready' &&
    [appointments, due.bills].every((answer) => answer.status === 'ready' && answer.data.total === 0);
  if (isWaiting) {
    return (
      <Loading>
        <Skeleton height="32rem" shape="box" />
      </Loading>
    );
  }
  return (
    <>
      {isNew ? (
        <FirstSteps username={username} patientRecord={own.data.patientRecord} />
      ) : (
        <NextCard username={username} answer={appointments} />
      )}
      {own.status === 'ready' && (!isNew || own.data.patientRecord?.status === 'complete') ? (
        <RegistrationAlert username={username} patientRecord={own.data.patientRecord} />
      ) : null}
      <DueList username={username} answers={due} hasFirstSteps={isNew} />
      {isNew ? null : <TrendsSection trends={trends} of={isHolder ? 'all' : 'member'} />}
      <NextSteps username={username} />
    </>
  );
}
