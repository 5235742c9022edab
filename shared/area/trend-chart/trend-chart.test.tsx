import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Measure } from '@nivara/shared/domain/measure';
import type { Trend } from '@nivara/shared/domain/test-values';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { TrendChart } from './trend-chart';

const measureOf = (trend: Trend): Measure => ({ name: trend.name, unit: trend.unit, trends: [trend] });

const HBA1C: Trend = {
  name: 'HbA1c',
  unit: '%',
  low: 4,
  high: 5.6,
  points: [
    { at: '2026-01-05T04:00:00.000Z', value: 8.1 },
    { at: '2026-04-06T04:00:00.000Z', value: 7.2 },
    { at: '2026-07-06T20:00:00.000Z', value: 5.5 },
  ],
};

test('the drawing is one picture with a description in words', async () => {
  const { container } = render(<TrendChart measure={measureOf(HBA1C)} />);
  expect(
    screen.getByRole('img', {
      name: 'HbA1c: 3 values, from 8.1 % on 5 Jan 2026 to 5.5 % on 7 Jul 2026, usual range 4 to 5.6',
    }),
  ).toBeInTheDocument();
  await expectAccessible(container);
});

test('a table has the same values, the latest first', async () => {
  const { container } = render(<TrendChart measure={measureOf(HBA1C)} />);
  const summary = screen.getByText('Show as a table');
  await userEvent.click(summary);
  const rows = within(screen.getByRole('table', { name: 'HbA1c, the latest value first' })).getAllByRole(
    'row',
  );
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Date', 'Value', 'Compared with the usual range'],
    ['7 Jul 2026', '5.5 %', 'Normal'],
    ['6 Apr 2026', '7.2 %', 'High'],
    ['5 Jan 2026', '8.1 %', 'High'],
  ]);
  await expectAccessible(container);
});

test('the legend explains only the marks that the chart has', () => {
  const { rerender } = render(<TrendChart measure={measureOf(HBA1C)} />);
  const legend = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  expect(legend()).toEqual(['Usual range: 4 to 5.6 %', 'Within it', 'Outside of it']);
  rerender(<TrendChart measure={measureOf({ ...HBA1C, points: HBA1C.points.slice(2) })} />);
  expect(legend()).toEqual(['Usual range: 4 to 5.6 %', 'Within it']);
  rerender(<TrendChart measure={measureOf({ ...HBA1C, low: null, high: null })} />);
  expect(legend()).toEqual([]);
});

test('draws a single value that has neither a unit nor a range', () => {
  const points = HBA1C.points.slice(0, 1);
  render(<TrendChart measure={measureOf({ name: 'Score', unit: '', low: null, high: null, points })} />);
  expect(screen.getByRole('img', { name: 'Score: 8.1 on 5 Jan 2026' })).toBeInTheDocument();
  expect(screen.queryByText(/usual range/)).not.toBeInTheDocument();
});
