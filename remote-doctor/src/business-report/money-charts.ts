import { BILL_AGES, type BusinessReport } from '@nivara/shared/domain/business-report';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { stepInWords } from '@nivara/shared/domain/report-period';
import type { ChartData } from '@nivara/shared/ui/chart/chart-data';
import { rupees, waitInWords } from './figure-words';
import type { LinkTo } from './row-links';

/** Shows amounts of money, except in the series at these indexes, which are counts. */
const moneyBut = (counts: readonly number[]) => (value: number, series: number) =>
  counts.includes(series) ? value.toLocaleString('en-IN') : rupees(value);

export const moneyByStep = ({ steps, step }: BusinessReport, linkTo: LinkTo): ChartData => ({
  title: 'Raised and received',
  note: 'Bills by the day they were raised, payments by the day they came.',
  rowHeading: step === 'day' ? 'Day' : step === 'week' ? 'Week' : 'Month',
  series: ['Raised', 'Received'],
  inWords: rupees,
  rows: steps.map((each) => ({
    name: stepInWords(each, step),
    values: [each.raised, each.received],
    links: [linkTo('raised', {}, each), linkTo('received', {}, each)],
  })),
});

export const moneyFlow = ({ totals, totalsBefore, before }: BusinessReport, linkTo: LinkTo): ChartData => ({
  title: 'What became of the bills',
  note: 'This period, and the one before.',
  rowHeading: 'Money',
  series: ['This period', 'Before'],
  inWords: rupees,
  rows: (
    [
      ['raised', 'Raised'],
      ['received', 'Received'],
      ['discounted', 'Taken off by offers and the desk'],
      ['credited', 'Credit notes'],
      ['refunded', 'Returned'],
    ] as const
  ).map(([figure, name]) => {
    const rows = figure === 'discounted' ? 'discounts' : figure;
    return {
      name,
      values: [totals[figure], totalsBefore[figure]],
      links: [linkTo(rows), linkTo(rows, {}, before)],
    };
  }),
});

export const openByAge = ({ open }: BusinessReport, linkTo: LinkTo): ChartData => ({
  title: 'Open bills by age',
  note: 'As of today, whatever the period: what is left to pay.',
  rowHeading: 'Raised',
  series: ['Open', 'Bills'],
  inWords: moneyBut([1]),
  rows: open.map(({ age, bills, amount }) => ({
    name: `${BILL_AGES.find(({ id }) => id === age)?.name ?? age} ago`,
    values: [amount, bills],
    links: [linkTo('open', { age }), linkTo('open', { age })],
  })),
});

export const discountCosts = ({ discounts }: BusinessReport, linkTo: LinkTo): ChartData => ({
  title: 'Offers used, and what they cost',
  note: 'How much more the bills would have come to without them, before tax.',
  rowHeading: 'Offer',
  series: ['Cost', 'Times used'],
  inWords: moneyBut([1]),
  rows: discounts.map(({ id, name, times, amount }) => {
    const link = linkTo('discounts', { discount: id ?? 'deleted' });
    return { name, values: [amount, times], links: [link, link] };
  }),
});

export const testTimes = ({ tests }: BusinessReport, linkTo: LinkTo): ChartData => ({
  title: 'Tests ordered',
  note: 'With the time from the order to the release of the result, for tests at the clinic.',
  rowHeading: 'Test',
  series: ['Ordered', 'Released', 'Half within', '9 of 10 within'],
  inWords: (value, series) => (series < 2 ? value.toLocaleString('en-IN') : waitInWords(value)),
  rows: tests.map(({ name, tests: ordered, released, medianHours, ninetiethHours }) => ({
    name,
    values: [ordered, released, medianHours, ninetiethHours],
    links: [linkTo('tests', { test: name }), linkTo('tests', { test: name, released: 'yes' })],
  })),
});

export const courseSeats = ({ courses }: BusinessReport, linkTo: LinkTo): ChartData => ({
  title: 'Courses that begin in this period',
  rowHeading: 'Course',
  series: ['Taken', 'Free', 'Waiting', 'Income'],
  inWords: moneyBut([0, 1, 2]),
  rows: (courses ?? []).map(({ id, title, startsOn, seats, enrolled, waiting, income }) => ({
    name: `${title}, ${dateInWords(startsOn)}`,
    values: [enrolled, Math.max(0, seats - enrolled), waiting, income],
    links: [linkTo('courses', { course: id })],
  })),
});
