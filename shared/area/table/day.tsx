import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';

export const Day = ({ date }: { date: string }) => <NoWrap>{dateInWords(date)}</NoWrap>;
