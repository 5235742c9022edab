import styled from 'styled-components';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { ListedTest } from '@nivara/shared/domain/medical-test';
import { Day } from '@nivara/shared/area/table/day';
import { TwoLines } from '@nivara/shared/area/table/two-lines';
import { UnknownValue } from '@nivara/shared/area/table/unknown-value';
import type { Numbered } from '@nivara/shared/area/table/use-list-table';
import { TestStatusBadge, testStatusInWords } from '@nivara/shared/area/test/test-status-badge';
import { firstResults, valueOfResult } from '@nivara/shared/domain/test-results';
import { isCompleted } from '@nivara/shared/domain/test-status';
import { color, space, text } from '@nivara/shared/ui/tokens/theme';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { TestAction } from './test-action';

/** A line for each value, told apart by its weight from the name. */
const Results = styled.span`
  display: grid;
  font-weight: 400;
  gap: ${space[1]};
  line-height: 1.35;

  small {
    color: ${color.textMuted};
    font-size: ${text.small};
  }
`;

type TestColumn = DataColumn<Numbered<ListedTest>>;
type DateId = 'bookingDate' | 'appointmentDate' | 'date';

const timeOf = (test: ListedTest, id: DateId) =>
  id === 'appointmentDate' && test.appointmentTime !== null ? `, ${test.appointmentTime}` : '';

/** The columns of narrow screens; `date` is the day that the list is about. */
export const testSummary = (date: DateId): readonly TestColumn[] => [
  {
    id: date,
    heading: 'When',
    cell: (test) => {
      const day = test[date];
      return day === null ? (
        <UnknownValue />
      ) : (
        <>
          <Day date={day} />
          <NoWrap>{timeOf(test, date)}</NoWrap>
        </>
      );
    },
    text: (test) => (test[date] === null ? '' : dateInWords(test[date]) + timeOf(test, date)),
    sortValue: (test) => test[date],
    part: 'when',
  },
  {
    id: 'testName',
    heading: 'Test',
    cell: (test) => <TestOrResults test={test} />,
    text: ({ testName }) => testName,
    sortValue: ({ testName }) => testName,
    rowHeader: true,
    part: 'what',
  },
  {
    id: 'name',
    heading: 'For whom',
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
    part: 'who',
    person: true,
  },
  {
    id: 'status',
    heading: 'Status',
    cell: (test) => <TestStatusBadge test={test} />,
    text: testStatusInWords,
    part: 'state',
  },
  {
    id: 'action',
    heading: 'Action',
    cell: (test) => <TestAction test={test} />,
    actions: true,
    part: 'action',
  },
];

/** A completed test is read for its values. */
function TestOrResults({ test }: { test: ListedTest }) {
  const { testName, serviceProvider } = test;
  const { shown, more } = firstResults(isCompleted(test) ? test.results : []);
  return shown.length === 0 ? (
    <TwoLines details={serviceProvider}>{testName}</TwoLines>
  ) : (
    <TwoLines details={`${testName}, ${serviceProvider}`}>
      <Results>
        {shown.map((result) => (
          <span key={result.name}>
            {result.name} <strong>{valueOfResult(result)}</strong>
          </span>
        ))}
        {more > 0 ? <small>{`and ${more} more`}</small> : null}
      </Results>
    </TwoLines>
  );
}
