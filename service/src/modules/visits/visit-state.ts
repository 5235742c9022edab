import type { AppointmentStatus } from '@nivara/shared/domain/appointment';
import type { VisitState } from '@nivara/shared/domain/visit';
import type { AppointmentWithVisit } from './visit-repository';

type Moments = Pick<AppointmentWithVisit, 'arrived_at' | 'started_at' | 'ended_at'>;

/** The appointment's status decides, since it can be changed without the visit. */
export function visitState({
  status,
  arrived_at,
  started_at,
}: Pick<AppointmentWithVisit, 'status' | 'arrived_at' | 'started_at'>): VisitState {
  if (status === 'completed') return 'done';
  if (status === 'missed') return 'missed';
  if (started_at !== null) return 'being-seen';
  return arrived_at === null ? 'expected' : 'arrived';
}

export const STATUS_OF_STATE: Record<VisitState, AppointmentStatus> = {
  expected: 'booked',
  arrived: 'booked',
  'being-seen': 'booked',
  done: 'completed',
  missed: 'missed',
};

/** Going back erases the later moments, going on keeps the earlier ones, and a missed visit has none. */
export function momentsIn(state: VisitState, before: Moments, at: string): Moments {
  const arrived_at = before.arrived_at ?? at;
  const started_at = before.started_at ?? at;
  switch (state) {
    case 'expected':
    case 'missed':
      return { arrived_at: null, started_at: null, ended_at: null };
    case 'arrived':
      return { arrived_at, started_at: null, ended_at: null };
    case 'being-seen':
      return { arrived_at, started_at, ended_at: null };
    case 'done':
      return { arrived_at, started_at, ended_at: before.ended_at ?? at };
  }
}
