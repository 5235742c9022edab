import { readDaysOff, readDoctorHours } from '@nivara/shared/api-client/doctor-hours';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { Split } from '@nivara/shared/ui/layout/layout';
import { DoctorPage } from '../../frame/doctor-page';
import { appointmentsIn } from '../appointments-in';
import { AppointmentsNav } from '../appointments-nav';
import { DaysOff } from './days-off';
import { WeeklyHours } from './weekly-hours';

async function readHoursAndAppointments() {
  const [{ hours }, { dates }, booked] = await Promise.all([
    readDoctorHours(),
    readDaysOff(),
    appointmentsIn({ from: clinicDate(new Date()) }, ['booked']),
  ]);
  return { hours, dates, booked };
}

/** The doctor's own hours, and the appointments that collide with a change. */
export function HoursScreen() {
  const { answer, reload, change } = useChangingAnswer(readHoursAndAppointments);
  return (
    <DoctorPage
      name="Hours and days off"
      heading="Hours and days off"
      lead="Patients can book the timings within your hours."
    >
      <AppointmentsNav />
      <Loaded
        data={answer}
        level={2}
        failure="Your hours could not be loaded"
        skeleton={<Skeleton height="30rem" shape="box" />}
      >
        {({ hours, dates, booked }) => (
          <Split $ratio="3fr 2fr">
            <WeeklyHours
              hours={hours}
              booked={booked}
              onSaved={(saved) => change((known) => ({ ...known, hours: saved }))}
              onAppointments={reload}
            />
            <DaysOff
              dates={dates}
              booked={booked}
              onChange={(next) => change((known) => ({ ...known, dates: next(known.dates) }))}
              onAppointments={reload}
            />
          </Split>
        )}
      </Loaded>
    </DoctorPage>
  );
}
