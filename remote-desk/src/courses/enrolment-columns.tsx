import { ClampedText } from '@nivara/shared/area/table/clamped-text';
import { dayColumn, textColumn } from '@nivara/shared/area/table/columns';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import { RowActions } from '@nivara/shared/area/table/row-actions';
import { UnknownValue } from '@nivara/shared/area/table/unknown-value';
import { BILL_STATUS_NAMES } from '@nivara/shared/domain/bill';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import {
  type DeskEnrolment,
  type SeatState,
  seatInWords,
  waitsForConfirmation,
} from '@nivara/shared/domain/course-date';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import { Badge, type BadgeTone } from '@nivara/shared/ui/feedback/badge';
import { Button } from '@nivara/shared/ui/form/button';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { paths } from '../paths';

export interface SeatDeciding {
  enrolment: DeskEnrolment;
  how: 'confirm' | 'cancel';
}

const TONES: Record<SeatState, BadgeTone> = {
  requested: 'accent',
  confirmed: 'success',
  waiting: 'warning',
  cancelled: 'neutral',
};

const billOf = ({ bill }: DeskEnrolment) =>
  bill === null ? '' : `${bill.billNo}, ${BILL_STATUS_NAMES[bill.status].toLowerCase()}`;

/** The ids of sortable columns are the names by which the service sorts. */
export const enrolmentColumns = (
  onDecide: (deciding: SeatDeciding) => void,
): readonly DataColumn<DeskEnrolment>[] => [
  textColumn('name', 'Name', ({ name }) => name, { rowHeader: true }),
  {
    id: 'reach',
    heading: 'Phone and e-mail',
    cell: ({ phone, email }) => (
      <>
        <NoWrap>{phoneInWords(phone)}</NoWrap>
        <br />
        {email}
      </>
    ),
    text: ({ phone, email }) => `${phoneInWords(phone)}, ${email}`,
  },
  {
    id: 'message',
    heading: 'Message',
    cell: ({ message }) => (message === '' ? <UnknownValue /> : <ClampedText>{message}</ClampedText>),
    text: ({ message }) => message,
  },
  dayColumn('createdAt', 'Since', ({ createdAt }) => clinicDate(new Date(createdAt))),
  textColumn('state', 'Seat', ({ state }) => state, {
    cell: (enrolment) => (
      <Badge tone={waitsForConfirmation(enrolment) ? 'neutral' : TONES[enrolment.state]}>
        {seatInWords(enrolment)}
      </Badge>
    ),
    text: seatInWords,
  }),
  {
    id: 'bill',
    heading: 'Bill',
    cell: (enrolment) =>
      enrolment.bill === null ? (
        <UnknownValue />
      ) : (
        <TextLink to={paths.bill(enrolment.bill.id)}>{billOf(enrolment)}</TextLink>
      ),
    text: billOf,
  },
  {
    id: 'action',
    heading: 'Action',
    actions: true,
    pinned: 1,
    cell: (enrolment) =>
      enrolment.state === 'cancelled' ? null : (
        <RowActions>
          {enrolment.state === 'requested' || waitsForConfirmation(enrolment) ? (
            <Button
              size="small"
              aria-label={`Confirm the ${enrolment.state === 'requested' ? 'seat' : 'enrolment'} of ${enrolment.name}`}
              onClick={() => onDecide({ enrolment, how: 'confirm' })}
            >
              Confirm
            </Button>
          ) : null}
          <Button
            variant="quiet"
            size="small"
            aria-label={`Cancel the enrolment of ${enrolment.name}`}
            onClick={() => onDecide({ enrolment, how: 'cancel' })}
          >
            Cancel
          </Button>
        </RowActions>
      ),
  },
];
