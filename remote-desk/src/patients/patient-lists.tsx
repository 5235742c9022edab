import { formatRupees } from '@nivara/shared/domain/rupees';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { StatusBadge } from '@nivara/shared/area/appointment/appointment-status';
import { whenOf } from '@nivara/shared/area/appointment/appointment-texts';
import { BillStatus } from '@nivara/shared/area/bill/bill-status';
import { dateInWords, momentInWords } from '@nivara/shared/domain/clinic-time';
import type { DeskPatientInDetail } from '@nivara/shared/domain/desk-patients';
import { Card } from '@nivara/shared/ui/layout/card';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { color, media, space, text } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../paths';

const List = styled.ul`
  padding: 0;
  list-style: none;

  li {
    display: grid;
    align-items: center;
    padding-block: ${space[3]};
    gap: ${space[1]} ${space[4]};
    justify-items: start;
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  p + p,
  small {
    color: ${color.textMuted};
    font-size: ${text.small};
  }
  p {
    overflow-wrap: anywhere;
  }

  ${media.tablet} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

const NONE = 'None so far.';

const Rows = ({ children }: { children: readonly ReactNode[] }) => (
  <Card>{children.length === 0 ? <p>{NONE}</p> : <List role="list">{children}</List>}</Card>
);

interface PatientProps {
  patient: DeskPatientInDetail;
}

export const PatientAppointments = ({ patient }: PatientProps) => (
  <Rows>
    {patient.appointments.map((appointment) => (
      <li key={appointment.id}>
        <div>
          <p>
            <TextLink to={paths.appointment(appointment.id)}>{whenOf(appointment)}</TextLink>
          </p>
          <p>{[appointment.service, appointment.doctor].filter((part) => part !== null).join(' with ')}</p>
        </div>
        <StatusBadge status={appointment.status} />
      </li>
    ))}
  </Rows>
);

/** Shows the bills of the whole account, whichever of its patients they name. */
export const PatientBills = ({ patient }: PatientProps) => (
  <Rows>
    {patient.bills.map((bill) => (
      <li key={bill.id}>
        <div>
          <p>
            <TextLink to={paths.bill(bill.id)}>
              {bill.billNo}, {formatRupees(bill.amount)}
            </TextLink>
          </p>
          <p>
            {dateInWords(bill.date)}, {bill.service} for {bill.patientName}
          </p>
        </div>
        <BillStatus status={bill.status} />
      </li>
    ))}
  </Rows>
);

export const PatientMessages = ({ patient }: PatientProps) => (
  <Rows>
    {patient.messages.map(({ id, createdAt, firstName, lastName, email, message, isByPhone }) => (
      <li key={id}>
        <div>
          <p>{message}</p>
          {isByPhone ? (
            <p>{`Not sent from this account: ${firstName} ${lastName}, ${email}, gave this phone number`}</p>
          ) : null}
        </div>
        <small>{momentInWords(new Date(createdAt))}</small>
      </li>
    ))}
  </Rows>
);
