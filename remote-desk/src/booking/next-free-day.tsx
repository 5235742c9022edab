import { useCallback } from 'react';
import { readSlotDays } from '@nivara/shared/api-client/appointments';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { addDays, dayInWords } from '@nivara/shared/domain/clinic-time';
import { Button } from '@nivara/shared/ui/form/button';

const DAYS = 14;

interface NextFreeDayProps {
  service: number;
  /** The day that has no free timing. */
  after: string;
  onChoose: (date: string) => void;
}

/** Offers the next day on which a doctor of the service is free; shows nothing while no such day is known. */
export function NextFreeDay({ service, after, onChoose }: NextFreeDayProps) {
  const days = useAnswer(
    useCallback(() => readSlotDays({ service, from: addDays(after, 1), days: DAYS }), [service, after]),
  );
  const next = days.status === 'ready' ? days.data.find(({ free }) => free > 0) : undefined;
  if (!next) return null;
  return (
    <div>
      <Button variant="secondary" onClick={() => onChoose(next.date)}>
        Show {dayInWords(next.date)}, the next free day
      </Button>
    </div>
  );
}
