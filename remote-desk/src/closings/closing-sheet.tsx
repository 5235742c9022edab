import { Letterhead } from '@nivara/shared/area/letterhead';
import { dayInWords, momentInWords } from '@nivara/shared/domain/clinic-time';
import { type DayClosing, differenceOf } from '@nivara/shared/domain/day-closing';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { AmountTable } from './amount-table';

/** The printed closing for the clinic's files; while the day is open, it has room for the counted amounts. */
export function ClosingSheet({ closing }: { closing: DayClosing }) {
  const { date, received, refunded, expected, counted, closedAt, closedBy, note } = closing;
  return (
    <Letterhead titleId="closing">
      <Stack $gap={5}>
        <Heading level={2} look="h3" id="closing">
          Closing of {dayInWords(date)}
        </Heading>
        <AmountTable
          label="Amounts of the day"
          columns={[
            ['Received', received],
            ['Returned', refunded],
            ['Expected', expected],
            ['Counted', counted],
            ['Difference', counted && differenceOf(counted, expected)],
          ]}
        />
        {closedAt === null ? (
          <p>Not closed yet. As of {momentInWords(new Date())}.</p>
        ) : (
          <Facts
            facts={[
              ['Note', note],
              ['Closed', momentInWords(new Date(closedAt))],
              ['By', closedBy],
            ]}
          />
        )}
      </Stack>
    </Letterhead>
  );
}
