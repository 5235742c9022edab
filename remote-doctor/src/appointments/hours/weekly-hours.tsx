import { useId, useRef, useState } from 'react';
import { writeDoctorHours } from '@nivara/shared/api-client/doctor-hours';
import { useToasts } from '@nivara/shared/app-context/app-context';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { type DoctorHours, doctorHoursSchema } from '@nivara/shared/domain/doctor';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { WEEK } from '../../form/weekdays';
import { CollidingList } from './colliding-list';
import { outsideHours } from './collisions';
import { WeekdayHours } from './weekday-hours';

const byWeekday = (hours: readonly DoctorHours[]) =>
  WEEK.flatMap((day) => hours.filter(({ weekday }) => weekday === day));

interface WeeklyHoursProps {
  hours: readonly DoctorHours[];
  booked: readonly Appointment[];
  onSaved: (hours: DoctorHours[]) => void;
  onAppointments: () => void;
}

export function WeeklyHours({ hours: saved, booked, onSaved, onAppointments }: WeeklyHoursProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { showToast } = useToasts();
  const [hours, setHours] = useState(() => byWeekday(saved));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isChanged = JSON.stringify(hours) !== JSON.stringify(byWeekday(saved));
  const alreadyOutside = new Set(outsideHours(booked, saved).map(({ id }) => id));
  const colliding = isChanged ? outsideHours(booked, hours).filter(({ id }) => !alreadyOutside.has(id)) : [];

  const set = (weekday: number, shifts: DoctorHours[]) => {
    setProblem(undefined);
    setHours(byWeekday([...hours.filter((each) => each.weekday !== weekday), ...shifts]));
  };
  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      doctorHoursSchema.validateSync({ hours });
      onSaved((await writeDoctorHours(hours)).hours);
      showToast({ tone: 'success', text: 'Your hours are saved.' });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack>
        <Heading ref={heading} tabIndex={-1} level={2} look="h4" id={headingId}>
          Weekly hours
        </Heading>
        {WEEK.map((weekday) => (
          <WeekdayHours
            key={weekday}
            weekday={weekday}
            shifts={hours.filter((each) => each.weekday === weekday)}
            onChange={(shifts) => set(weekday, shifts)}
          />
        ))}
        <CollidingList
          title={
            colliding.length === 1
              ? 'One appointment would be outside these hours. It stays as it is unless you change it.'
              : `${colliding.length} appointments would be outside these hours. They stay as they are unless you change them.`
          }
          appointments={colliding}
          headingRef={heading}
          onChanged={onAppointments}
        />
        {problem === undefined ? null : (
          <Alert tone="error" live>
            {problem}
          </Alert>
        )}
        <div>
          <Button busy={busy} busyLabel="Saving…" disabled={!isChanged} onClick={() => void save()}>
            Save the hours
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
