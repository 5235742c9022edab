import { useEffect, useRef, useState } from 'react';
import { bookForCaller } from '@nivara/shared/api-client/desk-day';
import { enterWaitingList } from '@nivara/shared/api-client/desk-waiting';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useNavigate } from '@nivara/shared/app-context/router';
import { whenOf } from '@nivara/shared/area/appointment/appointment-texts';
import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { ClinicDoctor, ServiceListEntry } from '@nivara/shared/domain/clinic-service';
import { DESK_MESSAGES } from '@nivara/shared/domain/desk-day';
import type { DeskPatient } from '@nivara/shared/domain/desk-patients';
import { nextDayWithTimings } from '@nivara/shared/domain/timings';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Cluster, Heading, Split, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { paths } from '../paths';
import { ChosenPatient } from '../patients/chosen-patient';
import { FindPatient } from '../patients/find-patient';
import { ServiceChoice } from './service-choice';
import { TimingChoice, type ChosenMoment } from './timing-choice';

interface BookingProps {
  services: readonly ServiceListEntry[];
  /** The doctor whose free timing was pressed; only their services are offered. */
  doctor: (ClinicDoctor & { services: readonly number[] }) | null;
  /** The patient in the page's URL; null if the desk still has to find or add one. */
  known: DeskPatient | null;
  walkIn: boolean;
  params: URLSearchParams;
}

export function Booking({ services, doctor, known, walkIn, params }: BookingProps) {
  const [patient, setPatient] = useState(known);
  const [service, setService] = useState(() => Number(params.get('service') ?? 0));
  const [online, setOnline] = useState(false);
  const [moment, setMoment] = useState<ChosenMoment>(() => ({
    date: walkIn ? clinicDate(new Date()) : laterOf(params.get('date') ?? '', nextDayWithTimings(new Date())),
    doctor: params.get('doctor') ?? '',
    timing: params.get('timing') ?? '',
  }));
  const { problem, busy, run } = useSending();
  const { showToast } = useToasts();
  const navigate = useNavigate();

  const book = () =>
    run(async () => {
      if (!patient) throw new Error(DESK_MESSAGES.patient);
      if (service === 0) throw new Error(APPOINTMENT_MESSAGES.serviceRequired);
      if (moment.timing === '') throw new Error(APPOINTMENT_MESSAGES.timingRequired);
      const { date: appointmentDate, doctor, timing } = moment;
      const booked = await bookForCaller({
        service,
        patient: patient.id,
        doctor,
        appointmentDate,
        timing,
        ...(online && { online }),
        ...(walkIn && { walkIn }),
      });
      showToast({
        tone: 'success',
        text: `${booked.patient.name}: ${booked.service} with ${booked.doctor}, ${whenOf(booked)}.`,
      });
      navigate(paths.dayOf(appointmentDate));
    });
  const putOnWaitingList = () =>
    run(async () => {
      if (!patient) throw new Error(DESK_MESSAGES.patient);
      await enterWaitingList({ service, patient: patient.id, appointmentDate: moment.date });
      showToast({ tone: 'success', text: `${patient.name} is on the waiting list.` });
      navigate(paths.waitingList);
    });

  return (
    <Stack $gap={5}>
      <Split $ratio="2fr 3fr" $gap={5}>
        <Card as="section" aria-labelledby="who">
          <Stack>
            <Heading level={2} look="h3" id="who">
              Who
            </Heading>
            {patient ? (
              <ChosenPatient patient={patient} onChange={() => setPatient(null)} />
            ) : (
              <FindPatient onChoose={setPatient} />
            )}
          </Stack>
        </Card>
        <Card as="section" aria-labelledby="what">
          <Stack>
            <Heading level={2} look="h3" id="what">
              What and when
            </Heading>
            {doctor && moment.timing ? (
              <p>
                {doctor.name} at {moment.timing}.{' '}
                <TextLink to={paths.book({ date: moment.date })}>All doctors</TextLink>
              </p>
            ) : null}
            <ServiceChoice
              services={doctor ? services.filter(({ id }) => doctor.services.includes(id)) : services}
              service={service}
              online={online}
              onService={(next) => {
                setService(next);
                setOnline(false);
              }}
              onOnline={setOnline}
            />
            {service === 0 ? null : (
              <TimingChoice
                service={service}
                walkIn={walkIn}
                chosen={moment}
                onChoose={setMoment}
                otherwise={
                  walkIn ? null : (
                    <div>
                      <Button variant="secondary" busy={busy} onClick={putOnWaitingList}>
                        Put on the waiting list
                      </Button>
                    </div>
                  )
                }
              />
            )}
          </Stack>
        </Card>
      </Split>
      {problem}
      <Cluster>
        <Button busy={busy} busyLabel="Booking…" onClick={book}>
          {walkIn ? 'Book and mark as arrived' : 'Book'}
        </Button>
      </Cluster>
    </Stack>
  );
}

const laterOf = (one: string, other: string) => (one > other ? one : other);

/** Sends one call at a time; a refusal is shown and takes the focus. */
function useSending() {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== '') alert.current?.focus();
  }, [message]);

  const run = (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setMessage('');
    work()
      .catch((error: unknown) => setMessage(error instanceof Error ? error.message : String(error)))
      .finally(() => setBusy(false));
  };
  const problem =
    message === '' ? null : (
      <Alert ref={alert} tone="error" live>
        {message}
      </Alert>
    );
  return { busy, problem, run };
}
