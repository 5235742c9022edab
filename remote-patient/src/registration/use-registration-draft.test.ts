import { renderHook } from '@testing-library/react';
import type { Registration } from '@nivara/shared/domain/patient';
import { EMPTY_REGISTRATION } from '@nivara/shared/domain/patient-values';
import { type LocalDraft, useRegistrationDraft } from './use-registration-draft';

const begin = (): LocalDraft => ({ values: EMPTY_REGISTRATION, base: undefined, passed: [] });
const withSurgery = (values: Registration, surgeryHistory: string[]): Registration => ({
  ...values,
  patientHistory: { ...values.patientHistory, surgeryHistory },
});

function renderDraft(first: LocalDraft) {
  const written: LocalDraft[] = [];
  const hook = renderHook((now: LocalDraft) => useRegistrationDraft(now, (next) => written.push(next)), {
    initialProps: first,
  });
  jest.advanceTimersByTime(300);
  written.length = 0;
  return { ...hook, written };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('writes each change at once, except in the free-text lists', () => {
  const first = begin();
  const { rerender, written } = renderDraft(first);
  const address = { ...first.values.address, city: 'Pune' };
  rerender({ ...first, values: { ...first.values, address } });
  expect(written.map(({ values }) => values.address.city)).toEqual(['Pune']);
  const patientHistory = { ...first.values.patientHistory, covidHistory: 'positive' as const };
  rerender({ ...first, values: { ...first.values, address, patientHistory } });
  expect(written.at(-1)?.values.patientHistory.covidHistory).toBe('positive');
  rerender({ ...first, values: { ...first.values, address, patientHistory }, passed: ['personal'] });
  expect(written.at(-1)?.passed).toEqual(['personal']);
});

test('debounces the free-text lists by 300 ms', () => {
  const first = begin();
  const { rerender, written } = renderDraft(first);
  rerender({ ...first, values: withSurgery(first.values, ['Appendix']) });
  jest.advanceTimersByTime(299);
  expect(written).toEqual([]);
  rerender({ ...first, values: withSurgery(first.values, ['Appendix', 'Knee']) });
  jest.advanceTimersByTime(299);
  expect(written).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(written.map(({ values }) => values.patientHistory.surgeryHistory)).toEqual([['Appendix', 'Knee']]);
});

test('writes when the page is left within the debounce, and not when it is left without a change', () => {
  const first = begin();
  const { rerender, unmount, written } = renderDraft(first);
  rerender({ ...first, values: withSurgery(first.values, ['Appendix']) });
  unmount();
  expect(written).toHaveLength(1);
  const closing = renderDraft(first);
  closing.rerender({ ...first, values: withSurgery(first.values, ['Knee']) });
  window.dispatchEvent(new Event('pagehide'));
  expect(closing.written).toHaveLength(1);
  const unchanged = renderDraft(first);
  unchanged.unmount();
  expect(unchanged.written).toEqual([]);
});
