import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';

/** On a phone the column that comes first may break it, since it is to leave room for others. */
export const Day = ({ date }: { date: string }) => <NoWrap data-day="">{dateInWords(date)}</NoWrap>;
