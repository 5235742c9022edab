import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';

/** `data-day` lets the styles for phones break the date in the first column, to leave room for the others. */
export const Day = ({ date }: { date: string }) => <NoWrap data-day="">{dateInWords(date)}</NoWrap>;
