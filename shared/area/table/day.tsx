import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';

/** On a phone the first column may break the date, since that column has to leave room for the others. */
export const Day = ({ date }: { date: string }) => <NoWrap data-day="">{dateInWords(date)}</NoWrap>;
