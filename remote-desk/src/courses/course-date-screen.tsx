import { useMemo, useState } from 'react';
import { listEnrolmentsOf, readCourseDate } from '@nivara/shared/api-client/course-dates';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import {
  type DeskCourseDate,
  type DeskEnrolment,
  waitsForConfirmation,
} from '@nivara/shared/domain/course-date';
import { feeWithTax } from '@nivara/shared/domain/course-fee';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { PencilIcon, PlusIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';
import { CancelDateDialog } from './cancel-date-dialog';
import { CourseDateBadge } from './course-date-columns';
import { EnrolDialog } from './enrol-dialog';
import { enrolmentColumns, type SeatDeciding } from './enrolment-columns';
import { NoSuchDate } from './no-such-date';
import { CancelSeatDialog, ConfirmSeatDialog } from './seat-dialogs';

const initial = { sort: { column: 'createdAt', direction: 'ascending' } } as const;

export function CourseDateScreen() {
  const { answer, change, reload } = useOwnItem(readCourseDate);
  const found = answer.status === 'ready' ? answer.data : null;
  const heading = found ? `${found.title}, from ${dateInWords(found.startsOn)}` : 'Course date';
  return (
    <DeskPage name={found?.title ?? 'Course date'} heading={heading}>
      <Loaded
        data={answer}
        level={2}
        failure="The date could not be loaded"
        skeleton={<SkeletonCard lines={10} />}
      >
        {(date) =>
          date === null ? (
            <NoSuchDate />
          ) : (
            <CourseDateInDetail date={date} onChanged={(next) => change(() => next)} onSeatChange={reload} />
          )
        }
      </Loaded>
    </DeskPage>
  );
}

interface InDetailProps {
  date: DeskCourseDate;
  onChanged: (date: DeskCourseDate) => void;
  /** Called when the number of taken seats has changed. */
  onSeatChange: () => void;
}

type Open = 'enrol' | 'cancel' | SeatDeciding;

function CourseDateInDetail({ date, onChanged, onSeatChange }: InDetailProps) {
  const [open, setOpen] = useState<Open>();
  const { showToast } = useToasts();
  const columns = useMemo(() => enrolmentColumns(setOpen), []);
  const list = useMemo<ListRows<DeskEnrolment>>(() => (query) => listEnrolmentsOf(date.id, query), [date.id]);
  const { table, reload } = useListTable<DeskEnrolment>({ columns, list, initial });
  const close = () => setOpen(undefined);
  const decided = (text: string) => {
    close();
    reload();
    onSeatChange();
    showToast({ tone: 'success', text });
  };
  const isOpen = date.status === 'open';
  return (
    <Stack $gap={6}>
      <DateCard date={date} onEnrol={() => setOpen('enrol')} onCancel={() => setOpen('cancel')} />
      <Heading level={2} look="h3">
        Enrolments
      </Heading>
      <ListTable
        caption={`Enrolments in ${date.title}, from ${dateInWords(date.startsOn)}`}
        columns={columns}
        table={table}
        fileName="enrolments"
        empty={
          <EmptyState
            level={3}
            title="Nobody is enrolled"
            action={isOpen ? <Button onClick={() => setOpen('enrol')}>Enrol somebody</Button> : undefined}
          >
            Enrolments from the course’s page appear here, and in the inbox until you confirm the seat.
          </EmptyState>
        }
      />
      {open === 'enrol' ? <EnrolDialog date={date} onEnrolled={decided} onClose={close} /> : null}
      {open === 'cancel' ? (
        <CancelDateDialog
          date={date}
          onClose={close}
          onCancelled={(next, message) => {
            onChanged(next);
            decided(message);
          }}
        />
      ) : null}
      {typeof open === 'object' ? (
        open.how === 'confirm' ? (
          <ConfirmSeatDialog
            enrolment={{ ...open.enrolment, isUnconfirmed: waitsForConfirmation(open.enrolment) }}
            onDecided={decided}
            onClose={close}
          />
        ) : (
          <CancelSeatDialog enrolment={open.enrolment} onDecided={decided} onClose={close} />
        )
      ) : null}
    </Stack>
  );
}

interface DateCardProps {
  date: DeskCourseDate;
  onEnrol: () => void;
  onCancel: () => void;
}

const seatsInWords = ({ seats, free, confirmed, requested, waiting, unconfirmed }: DeskCourseDate) =>
  [
    `${seats}: ${confirmed} confirmed, ${requested} to confirm, ${free} free`,
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
    ...(unconfirmed > 0 ? [`${unconfirmed} for the visitor to confirm`] : []),
  ].join('; ');

const DateCard = ({ date, onEnrol, onCancel }: DateCardProps) => (
  <Card $padding="roomy">
    <Stack $gap={5}>
      <Facts
        facts={[
          ['State', <CourseDateBadge key="state" date={date} />],
          [
            'Days',
            date.endsOn === null
              ? dateInWords(date.startsOn)
              : `${dateInWords(date.startsOn)} to ${dateInWords(date.endsOn)}`,
          ],
          ['Times', date.times],
          ['Place', date.place],
          ['Teacher', date.teacher],
          ['Fee with tax', formatRupees(feeWithTax(date))],
          ['Seats', seatsInWords(date)],
          [
            'Page',
            <TextLink key="page" to={date.course}>
              {date.course}
            </TextLink>,
          ],
        ]}
      />
      {date.status === 'open' ? (
        <Cluster>
          <Button icon={<PlusIcon size={20} />} onClick={onEnrol}>
            Enrol somebody
          </Button>
          <ButtonLink variant="secondary" icon={<PencilIcon size={20} />} to={paths.editCourseDate(date.id)}>
            Change
          </ButtonLink>
          <Button variant="quiet" onClick={onCancel}>
            Cancel the date
          </Button>
        </Cluster>
      ) : null}
    </Stack>
  </Card>
);
