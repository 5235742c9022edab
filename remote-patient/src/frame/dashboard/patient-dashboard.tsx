import { useAnswer } from '@nivara/shared/app-context/use-answer';
import type { SessionUser } from '@nivara/shared/contracts/session';
import { Loading, Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { RegistrationAlert } from '../../registration/registration-alert';
import { readOwnRecord, readOwnTrends } from './dashboard-calls';
import { NextSteps } from './next-steps';
import { PatientFigures, hasNothingYet, usePatientFigures } from './patient-figures';
import { TrendsSection } from './trends-section';

export function PatientDashboard({ user }: { user: SessionUser }) {
  const figures = usePatientFigures();
  const own = useAnswer(readOwnRecord);
  const trends = useAnswer(readOwnTrends);
  // The alert depends on these answers; rendering the rest earlier would make it jump.
  const waiting = [...Object.values(figures), own].some(({ status }) => status === 'loading');
  return (
    <>
      <PatientFigures username={user.UserName} figures={figures} />
      {waiting ? (
        // A new element where the cards' height changes: moving the old one would count as a layout shift.
        <Loading key={String(hasNothingYet(figures))}>
          <Skeleton height="32rem" shape="box" />
        </Loading>
      ) : (
        <>
          {own.status === 'ready' && (
            <RegistrationAlert username={user.UserName} patientRecord={own.data.record} />
          )}
          <TrendsSection trends={trends} />
          <NextSteps username={user.UserName} />
        </>
      )}
    </>
  );
}
