import { useId } from 'react';
import styled from 'styled-components';
import { Letterhead } from '@nivara/shared/area/letterhead';
import { BILL_STATUS_NAMES } from '@nivara/shared/domain/bill';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { dayInWords } from '@nivara/shared/domain/clinic-time';
import type { DeskAppointment, DeskDay, DeskDoctor } from '@nivara/shared/domain/desk-day';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { color, space, text } from '@nivara/shared/ui/tokens/theme';
import { OnPaper } from '../frame/on-paper';

const List = styled.table`
  width: 100%;
  /* Fixed, so that the columns of all doctors' tables line up. */
  table-layout: fixed;
  font-size: ${text.small};

  th,
  td {
    padding: ${space[1]} ${space[2]} ${space[1]} 0;
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  th:first-child {
    width: 12%;
  }
  th:nth-child(2) {
    width: 26%;
  }
  tr {
    break-inside: avoid;
  }
`;

const Part = styled.section`
  h3 {
    break-after: avoid;
  }
`;

/** Prints each doctor's appointments of the day, without medical details. */
export function DaySheet({ day }: { day: DeskDay }) {
  const id = useId();
  const booked = day.doctors.flatMap((doctor) => {
    const appointments = doctor.timings.flatMap((timing) => timing.appointments);
    return appointments.length === 0 ? [] : [{ doctor, appointments }];
  });
  return (
    <OnPaper>
      <Letterhead titleId={id}>
        <Stack $gap={5}>
          <Heading level={2} look="h3" id={id}>
            {dayInWords(day.date)}
          </Heading>
          {booked.length === 0 ? <p>Nobody is booked.</p> : null}
          {booked.map((part) => (
            <DoctorsPart key={part.doctor.id} {...part} />
          ))}
        </Stack>
      </Letterhead>
    </OnPaper>
  );
}

const DoctorsPart = ({
  doctor,
  appointments,
}: {
  doctor: DeskDoctor;
  appointments: readonly DeskAppointment[];
}) => (
  <Part>
    <Heading level={3} look="h4">
      {doctor.name}, {appointments.length}
    </Heading>
    <List>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Who</th>
          <th scope="col">Phone</th>
          <th scope="col">Service</th>
          <th scope="col">Bill</th>
        </tr>
      </thead>
      <tbody>
        {appointments.map((appointment) => (
          <tr key={appointment.id}>
            <td>{appointment.appointmentTime}</td>
            <td>
              {appointment.patient.name}
              {appointment.patient.age === null ? '' : `, ${appointment.patient.age}`}
            </td>
            <td>{appointment.patient.phone === null ? '' : phoneInWords(appointment.patient.phone)}</td>
            <td>
              {appointment.service}
              {appointment.online ? ', by video' : ''}
            </td>
            <td>{billInWords(appointment)}</td>
          </tr>
        ))}
      </tbody>
    </List>
  </Part>
);

const billInWords = ({ bill }: DeskAppointment) =>
  bill === null ? '' : `${formatRupees(bill.amount)}, ${BILL_STATUS_NAMES[bill.status].toLowerCase()}`;
