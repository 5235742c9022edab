import { axisTicks, chartHeadings, csvRows, isEmptyChart, type ChartData } from './chart-data';

const chart: ChartData = {
  title: 'Visits',
  rowHeading: 'Service',
  series: ['Kept', 'Share'],
  rows: [{ name: 'Consultation', values: [1_200, null] }],
};

test('a row of the exported file has the words of the table', () => {
  expect(chartHeadings(chart)).toEqual(['Service', 'Kept', 'Share']);
  expect(csvRows(chart)).toEqual([['Consultation', '1,200', '—']]);
  const inWords = (value: number, series: number) => `${value} of ${series}`;
  expect(csvRows({ ...chart, inWords })).toEqual([['Consultation', '1200 of 0', '—']]);
});

test('a chart is empty when it has only zeros and unknown values', () => {
  expect(isEmptyChart(chart)).toBe(false);
  expect(isEmptyChart({ ...chart, rows: [{ name: 'None', values: [0, null] }] })).toBe(true);
  expect(isEmptyChart({ ...chart, rows: [] })).toBe(true);
});

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4, 5]],
  [17, [0, 5, 10, 15, 20]],
  [23, [0, 10, 20, 30]],
  [61, [0, 20, 40, 60, 80, 100]],
  [240_000, [0, 100_000, 200_000, 300_000]],
])('an axis up to %d has the ticks %j', (largest, ticks) => {
  expect(axisTicks(largest)).toEqual(ticks);
});
