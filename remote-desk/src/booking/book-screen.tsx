import { useCallback } from 'react';
import { listDoctors, listServices } from '@nivara/shared/api-client/clinic-services';
import { itemOrNone } from '@nivara/shared/api-client/item-or-none';
import { readDeskPatient } from '@nivara/shared/api-client/desk-patients';
import { useSearchParams } from '@nivara/shared/app-context/router';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { DeskPage } from '../frame/desk-page';
import { Booking } from './booking';

/** Books an appointment for somebody on the phone or at the desk; the URL prefills the form. */
export function BookScreen() {
  const [params] = useSearchParams();
  const walkIn = params.get('walkIn') === 'true';
  const patient = params.get('patient') ?? '';
  const doctor = params.get('doctor');
  const known = useAnswer(
    useCallback(
      () =>
        Promise.all([
          listServices(),
          doctor === null ? null : listDoctors().then((all) => all.find(({ id }) => id === doctor) ?? null),
          patient === '' ? null : itemOrNone(patient, readDeskPatient),
        ]),
      [doctor, patient],
    ),
  );
  return (
    <DeskPage
      name={walkIn ? 'Walk-in' : 'Book'}
      heading={walkIn ? 'Book a walk-in' : 'Book an appointment'}
      lead={
        walkIn
          ? 'Today’s free timings, including the one that has begun. The patient is marked as arrived at once.'
          : 'For somebody who calls or writes. The doctor asks why they come.'
      }
    >
      <Loaded
        data={known}
        level={2}
        failure="The form could not be loaded"
        skeleton={<SkeletonCard lines={10} />}
      >
        {([services, chosenDoctor, patient]) => (
          <Booking
            key={params.toString()}
            services={services}
            doctor={chosenDoctor}
            known={patient}
            walkIn={walkIn}
            params={params}
          />
        )}
      </Loaded>
    </DeskPage>
  );
}
