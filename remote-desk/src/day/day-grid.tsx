import { useEffect, useRef, type RefObject } from 'react';
import { useSearchParams } from '@nivara/shared/app-context/router';
import { dayInWords, timeInWords } from '@nivara/shared/domain/clinic-time';
import type { DeskDay, DeskDoctor } from '@nivara/shared/domain/desk-day';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { DoctorChoice } from './doctor-choice';
import { GridCell } from './grid-cell';
import { Grid, NowRow, Scroll } from './grid-look';
import type { SetVisitState } from './use-set-visit-state';

interface DayGridProps {
  day: DeskDay;
  now: Date;
  /** Undefined on a day that has not come yet. */
  onState: SetVisitState | undefined;
}

/** Shows the 36 timings of all doctors, or on a narrow screen the timings of one doctor. */
export function DayGrid({ day, now, onState }: DayGridProps) {
  const [params, setParams] = useSearchParams();
  const wantedId = params.get('doctor');
  const chosen = day.doctors.find(({ id }) => id === wantedId) ?? firstAtWork(day.doctors);
  const [first] = day.doctors;
  const next =
    day.date === day.today ? first?.timings.findIndex(({ startsAt }) => new Date(startsAt) > now) : undefined;
  const nowAt = next === -1 ? first?.timings.length : next;
  const scroll = useRef<HTMLDivElement>(null);
  useScrolledToNow(scroll, day.date);

  return (
    <>
      <DoctorChoice
        doctors={day.doctors}
        chosen={chosen}
        onChoose={(doctor) => {
          params.set('doctor', doctor);
          setParams(params, { replace: true });
        }}
        onNow={
          nowAt === undefined
            ? undefined
            : () => scroll.current?.querySelector('[data-now]')?.scrollIntoView({ block: 'center' })
        }
      />
      <Scroll ref={scroll} role="region" aria-label="Timings of all doctors" tabIndex={0}>
        <Grid>
          <VisuallyHidden as="caption">{dayInWords(day.date)}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">Time</th>
              {day.doctors.map((doctor) => (
                <th key={doctor.id} scope="col" data-chosen={doctor === chosen}>
                  {doctor.name}
                  <small>{doctor.isDayOff ? 'Day off' : doctor.title}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first?.timings.map(({ timing, startsAt }, slot) => [
              nowAt === slot ? <NowLine key="now" now={now} columns={day.doctors.length} /> : null,
              <tr key={timing}>
                <th scope="row">
                  <time dateTime={startsAt}>{timing}</time>
                </th>
                {day.doctors.map((doctor) => (
                  <GridCell
                    key={doctor.id}
                    date={day.date}
                    doctor={doctor}
                    slot={slot}
                    isChosen={doctor === chosen}
                    now={now}
                    onState={onState}
                  />
                ))}
              </tr>,
            ])}
            {nowAt === first?.timings.length ? <NowLine now={now} columns={day.doctors.length} /> : null}
          </tbody>
        </Grid>
      </Scroll>
    </>
  );
}

const NowLine = ({ now, columns }: { now: Date; columns: number }) => (
  <NowRow data-now>
    <th scope="row">{timeInWords(now)}</th>
    <td colSpan={columns}>
      <VisuallyHidden>Now</VisuallyHidden>
    </td>
  </NowRow>
);

const firstAtWork = (doctors: readonly DeskDoctor[]): DeskDoctor | undefined =>
  doctors.find(({ timings }) =>
    timings.some(({ closed, appointments }) => !closed || appointments.length > 0),
  ) ?? doctors[0];

/** Scrolls to the present moment once for each shown day, so that nobody is scrolled away from what they read. */
function useScrolledToNow(scroll: RefObject<HTMLDivElement | null>, date: string) {
  useEffect(() => {
    const box = scroll.current;
    const line = box?.querySelector<HTMLElement>('[data-now]');
    if (!box || !line) return;
    const head = box.querySelector('thead')?.getBoundingClientRect().height ?? 0;
    box.scrollTo({ top: line.offsetTop - head - line.getBoundingClientRect().height * 4 });
  }, [scroll, date]);
}
