import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';

/** By `data-day`, a phone may break the date in the first column, which has to leave room for the others. */
export const Day = ({ date }: { date: string }) => <NoWrap data-day="">{dateInWords(date)}</NoWrap>;
