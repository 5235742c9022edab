import styled from 'styled-components';
import { momentInWords } from '@nivara/shared/domain/clinic-time';
import type { TestValue } from '@nivara/shared/domain/test-values';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { DataTable } from '@nivara/shared/ui/table/data-table';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { TwoLines } from '@nivara/shared/area/table/two-lines';
import { UnknownValue } from '@nivara/shared/area/table/unknown-value';
import { font, text } from '@nivara/shared/ui/tokens/theme';
import { TestIcon } from '@nivara/shared/area/test/test-icon';
import { FlagBadge, flagInWords, usualRange, withUnit } from '@nivara/shared/area/test/value-flag';

const Large = styled.span`
  font: 600 ${text.h3} / 1.2 ${font.heading};
  font-variant-numeric: lining-nums tabular-nums;
`;

const COLUMNS: readonly DataColumn<TestValue>[] = [
  {
    id: 'measuredAt',
    heading: 'Measured',
    cell: ({ measuredAt }) => momentInWords(new Date(measuredAt)),
    text: ({ measuredAt }) => momentInWords(new Date(measuredAt)),
    sortValue: ({ measuredAt }) => measuredAt,
  },
  {
    id: 'analyte',
    heading: 'What',
    cell: ({ analyte }) => analyte,
    sortValue: ({ analyte }) => analyte,
    filter: ({ analyte }) => analyte,
    rowHeader: true,
  },
  {
    id: 'value',
    heading: 'Value',
    cell: (value) => withUnit(value.value, value),
    text: (value) => withUnit(value.value, value),
    sortValue: ({ value }) => value,
    align: 'end',
  },
  {
    id: 'range',
    heading: 'Usual range',
    cell: (value) => usualRange(value) || <UnknownValue />,
    text: usualRange,
  },
  {
    id: 'flag',
    heading: 'Compared with it',
    cell: (value) => <FlagBadge value={value} />,
    text: flagInWords,
    sortValue: flagInWords,
    filter: flagInWords,
  },
];

/** The columns of the cards on narrow screens: the value comes first, with its usual range. */
const SUMMARY: readonly DataColumn<TestValue>[] = [
  {
    id: 'value',
    heading: 'Value',
    cell: (value) => (
      <TwoLines
        details={[value.analyte, usualRange(value) && `usually ${usualRange(value)}`]
          .filter(Boolean)
          .join(', ')}
      >
        <Large>{withUnit(value.value, value)}</Large>
      </TwoLines>
    ),
    text: (value) => withUnit(value.value, value),
    sortValue: ({ value }) => value,
    rowHeader: true,
    part: 'what',
  },
  {
    id: 'flag',
    heading: 'Compared with the usual range',
    cell: (value) => <FlagBadge value={value} />,
    text: flagInWords,
    sortValue: flagInWords,
    part: 'state',
  },
  {
    id: 'measuredAt',
    heading: 'Measured',
    cell: ({ measuredAt }) => momentInWords(new Date(measuredAt)),
    text: ({ measuredAt }) => momentInWords(new Date(measuredAt)),
    sortValue: ({ measuredAt }) => measuredAt,
    part: 'when',
  },
];

const LATEST = { sort: { column: 'measuredAt', direction: 'descending' } } as const;

interface ValueTableProps {
  values: readonly TestValue[];
  /** Shown when there are no rows. */
  none: string;
}

export const ValueTable = ({ values, none }: ValueTableProps) => (
  <DataTable
    caption="Values"
    columns={COLUMNS}
    summary={SUMMARY}
    rows={values}
    rowKey={({ id }) => id}
    initialQuery={LATEST}
    fileName="test-values"
    empty={
      <EmptyState title="No values" icon={<TestIcon size={28} />}>
        {none}
      </EmptyState>
    }
  />
);
