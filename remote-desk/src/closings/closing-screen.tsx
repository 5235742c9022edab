import { useCallback } from 'react';
import { closeDay, readClosing } from '@nivara/shared/api-client/day-closings';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { Navigate, useParams } from '@nivara/shared/app-context/router';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { clinicDate, dateInWords, dayInWords, isRealDate } from '@nivara/shared/domain/clinic-time';
import type { DayClosing } from '@nivara/shared/domain/day-closing';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { ArrowLeftIcon, PrintIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { BillsNav } from '../bills/bills-nav';
import { DeskPage } from '../frame/desk-page';
import { OnPaper } from '../frame/on-paper';
import { paths } from '../paths';
import { ClosingForm } from './closing-form';
import { ClosingSheet } from './closing-sheet';

export function ClosingScreen() {
  const { date = '' } = useParams();
  return isRealDate(date) ? <Closing key={date} date={date} /> : <Navigate to={paths.closings} replace />;
}

function Closing({ date }: { date: string }) {
  const { answer, change } = useChangingAnswer(useCallback(() => readClosing(date), [date]));
  const { showToast } = useToasts();
  return (
    <DeskPage name={`Closing of ${dateInWords(date)}`} heading={`Closing of ${dayInWords(date)}`}>
      <BillsNav />
      <div>
        <ButtonLink variant="quiet" size="small" icon={<ArrowLeftIcon size={18} />} to={paths.closings}>
          All days
        </ButtonLink>
      </div>
      <Loaded
        data={answer}
        level={2}
        failure="The day could not be loaded"
        skeleton={<SkeletonCard lines={8} />}
      >
        {(closing) =>
          closing.counted === null ? (
            <OpenDay
              closing={closing}
              onClose={async (counted, note) => {
                const closed = await closeDay(date, { counted, note });
                change(() => closed);
                showToast({ tone: 'success', text: `${dateInWords(date)} is closed.` });
              }}
            />
          ) : (
            <ClosedDay closing={closing} />
          )
        }
      </Loaded>
    </DeskPage>
  );
}

interface OpenDayProps {
  closing: DayClosing;
  onClose: (counted: DayClosing['expected'], note: string | undefined) => Promise<void>;
}

function OpenDay({ closing, onClose }: OpenDayProps) {
  if (closing.date > clinicDate(new Date())) {
    return (
      <Alert tone="info" title="This day has not begun">
        Payments and refunds after the closing of a day count for the next one.
      </Alert>
    );
  }
  return (
    <Stack $gap={4}>
      <Cluster>
        <Button variant="secondary" icon={<PrintIcon size={20} />} onClick={() => window.print()}>
          Print a counting sheet
        </Button>
      </Cluster>
      <Card $padding="roomy">
        <ClosingForm closing={closing} onClose={onClose} />
      </Card>
      <OnPaper>
        <ClosingSheet closing={closing} />
      </OnPaper>
    </Stack>
  );
}

const ClosedDay = ({ closing }: { closing: DayClosing }) => (
  <Stack $gap={4}>
    <Cluster>
      <Button icon={<PrintIcon size={20} />} onClick={() => window.print()}>
        Print
      </Button>
    </Cluster>
    <ClosingSheet closing={closing} />
  </Stack>
);
