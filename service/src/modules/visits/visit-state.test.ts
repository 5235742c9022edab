import { VISIT_STATES } from '@nivara/shared/domain/visit';
import { STATUS_OF_STATE, momentsIn, visitState } from './visit-state';

const NONE = { arrived_at: null, started_at: null, ended_at: null };
const AT = '2026-03-02T04:30:00.000Z';

describe('visitState', () => {
  it.each(VISIT_STATES)('is %s after a change to that state from any other', (state) => {
    for (const before of VISIT_STATES) {
      const moments = momentsIn(state, momentsIn(before, NONE, AT), AT);
      expect(visitState({ status: STATUS_OF_STATE[state], ...moments })).toBe(state);
    }
  });

  it('follows the status of an appointment that was completed or missed without changing the visit', () => {
    const arrived = momentsIn('arrived', NONE, AT);
    expect(visitState({ status: 'completed', ...arrived })).toBe('done');
    expect(visitState({ status: 'missed', ...arrived })).toBe('missed');
  });
});

it('keeps the first moment of arrival in later states', () => {
  const later = '2026-03-02T04:50:00.000Z';
  const moments = momentsIn('done', momentsIn('arrived', NONE, AT), later);
  expect(moments).toEqual({ arrived_at: AT, started_at: later, ended_at: later });
});
