import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { Problem } from '@nivara/shared/contracts/problem';
import { VISIT_MESSAGES, type Visit, type VisitNotesChange } from '@nivara/shared/domain/visit';
import { created, notFoundProblem, serveCalls } from '@nivara/shared/testing/serve-calls';
import { patientChart } from './patient-chart';
import { dayEntry, dayTiming, doctorDay } from './doctor-day';
import { appointment, visit } from './visit';

const SIGNED_AT = '2026-03-04T04:00:00.000Z';
const OUTDATED: Problem = {
  status: 409,
  title: 'Conflict',
  detail: VISIT_MESSAGES.changed,
  errors: [{ path: 'version', message: VISIT_MESSAGES.changed }],
};

/** Keeps the visit as the service does: outdated notes are refused. */
export function serveVisit(start: Partial<Visit> = {}) {
  let stored = visit(start);
  const change = (part: Partial<Visit>) => (stored = { ...stored, ...part });
  const service = serveCalls({
    'GET /visits/:id': ({ id }) => (id === stored.id ? stored : notFoundProblem),
    'GET /patients/:id': () => patientChart(),
    'PUT /visits/:id/state': () => dayEntry(),
    'PUT /visits/:id/notes': ({ body }) => {
      const { version, ...notes } = body as VisitNotesChange;
      return version === stored.version ? change({ notes, version: version + 1 }) : OUTDATED;
    },
    'GET /doctors/me/day': ({ query }) => {
      const date = query.get('date') ?? clinicDate(new Date());
      return doctorDay({
        date,
        timings: [dayTiming('8:00 AM', dayEntry(), date), dayTiming('8:25 AM', null, date)],
      });
    },
    'POST /appointments': () => created(appointment()),
    'POST /visits/:id/sign': () =>
      change({
        appointment: { ...stored.appointment, status: 'completed', changeableUntil: null },
        state: 'done',
        arrivedAt: stored.arrivedAt ?? SIGNED_AT,
        startedAt: stored.startedAt ?? SIGNED_AT,
        endedAt: SIGNED_AT,
        signedAt: SIGNED_AT,
        signedBy: 'Dr. Rohan Sample',
      }),
    'POST /visits/:id/addenda': ({ body }) =>
      created(
        change({
          addenda: [{ ...(body as { text: string }), at: '2026-03-05T04:00:00.000Z', doctor: 'Dr. Rohan' }],
        }),
      ),
  });
  return Object.assign(service, { change });
}
