import type { Cast } from '../cast';
import { COURSE, YOGA_COURSE, courseDesk } from '../course-desk';
import type { TestApp } from '../test-app';
import { type AccessRow, EVERYBODY, THE_DESK } from './access-row';

const PERSON = { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.org', phone: '98765 43210' };

const onDate = (rest: string, body?: object) => async (test: TestApp, cast: Cast) => {
  const { id } = await courseDesk(test, cast).plan();
  return { url: `/desk/course-dates/${id}${rest}`, body };
};

const onEnrolment = (what: string, body?: object) => async (test: TestApp, cast: Cast) => {
  const desk = courseDesk(test, cast);
  const { id } = await desk.plan();
  const enrolled = await desk.send('POST', `/course-dates/${id}/enrolments`, PERSON);
  return { url: `/desk/enrolments/${enrolled.json<{ id: string }>().id}/${what}`, body };
};

const onUndated: AccessRow['prepare'] = async (test, cast) => {
  const desk = courseDesk(test, cast);
  const { id } = await desk.plan();
  const enrolled = await desk.enrol(undefined, `Asha${id.slice(0, 8)}`);
  return { url: `/desk/enrolments/${enrolled.json<{ id: string }>().id}/date`, body: { date: id } };
};

const desk = (route: string, prepare: AccessRow['prepare'], status = 200): AccessRow => ({
  route,
  rule: 'desk',
  prepare,
  answers: THE_DESK(status),
});

export const courseDateAccess: AccessRow[] = [
  {
    route: 'GET /course-dates',
    rule: 'anyone',
    prepare: () => ({ url: `/course-dates?course=${COURSE}` }),
    answers: EVERYBODY(200),
  },
  desk('GET /desk/course-dates', () => ({})),
  desk('POST /desk/course-dates', () => ({ body: YOGA_COURSE }), 201),
  desk('GET /desk/course-dates/:id', onDate('')),
  desk('PUT /desk/course-dates/:id', onDate('', YOGA_COURSE)),
  desk('POST /desk/course-dates/:id/cancel', onDate('/cancel', { reason: 'The teacher is ill.' })),
  desk('GET /desk/course-dates/:id/enrolments', onDate('/enrolments')),
  desk('POST /desk/course-dates/:id/enrolments', onDate('/enrolments', PERSON), 201),
  desk('POST /desk/enrolments/:id/date', onUndated),
  desk('POST /desk/enrolments/:id/confirm', onEnrolment('confirm')),
  desk('POST /desk/enrolments/:id/cancel', onEnrolment('cancel', { reason: 'By phone.' })),
];
