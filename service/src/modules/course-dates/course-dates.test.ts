import { COURSE_DATE_MESSAGES, type CourseDate } from '@nivara/shared/domain/course-date';
import { YOGA_COURSE, courseDesk } from '../../../test/course-desk';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let desk: ReturnType<typeof courseDesk>;
beforeEach(async () => {
  const { test: started, cast } = await startTestWithCast();
  test = started;
  desk = courseDesk(test, cast);
});
afterEach(() => test.close());

describe('a course date', () => {
  it('is offered with its fee, teacher and free seats until it begins', async () => {
    const { id } = await desk.plan();
    await desk.plan({ startsOn: '2026-03-01', endsOn: '' });
    await desk.plan({ course: '/courses/first-aid-life-support' });
    expect(await desk.offered()).toEqual([
      {
        id,
        ...YOGA_COURSE,
        free: 2,
        waiting: 0,
      },
    ]);
  });

  it('is changed, but not to fewer seats than are taken', async () => {
    const { id } = await desk.plan();
    for (const name of ['Asha', 'Kabir']) await desk.enrol(id, name);
    const refused = await desk.send('PUT', `/course-dates/${id}`, { ...YOGA_COURSE, seats: 1 });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      409,
      [{ path: 'seats', message: COURSE_DATE_MESSAGES.taken }],
    ]);
    const changed = await desk.send('PUT', `/course-dates/${id}`, {
      ...YOGA_COURSE,
      teacher: 'Om Rao',
      endsOn: '',
    });
    expect(changed.json()).toMatchObject({ teacher: 'Om Rao', endsOn: null, requested: 2, free: 0 });
  });

  it('gives new seats to those who wait longest', async () => {
    const { id } = await desk.plan({ seats: 1 });
    for (const name of ['Asha', 'Kabir', 'Meera']) {
      await desk.enrol(id, name);
      test.passMinutes(1);
    }
    await desk.send('PUT', `/course-dates/${id}`, { ...YOGA_COURSE, seats: 2 });
    expect(await desk.statesOf(id)).toEqual({ asha: 'requested', kabir: 'requested', meera: 'waiting' });
    expect((await desk.mailsTo('Kabir')).map(({ subject }) => subject)).toEqual([
      'A seat is free: Yoga teacher foundations',
    ]);
    expect(await desk.mailsTo('Meera')).toEqual([]);
  });

  it('mails everybody who is enrolled when it is cancelled, and takes no more enrolments', async () => {
    const { id } = await desk.plan({ seats: 1 });
    for (const name of ['Asha', 'Kabir']) await desk.enrol(id, name);
    await desk.confirm(await desk.enrolmentOf(id, 'Asha'));
    const answer = await desk.send('POST', `/course-dates/${id}/cancel`, { reason: 'The teacher is ill.' });
    expect(answer.json()).toMatchObject({ status: 'cancelled', confirmed: 0, waiting: 0 });
    expect(await desk.statesOf(id)).toEqual({ asha: 'cancelled', kabir: 'cancelled' });
    expect((await desk.mailsTo('Kabir')).map(({ text }) => text)).toEqual([
      expect.stringContaining('The teacher is ill.'),
    ]);
    const [enrolled] = (await desk.enrolments(id)).filter(({ bill }) => bill !== null);
    expect(enrolled?.bill?.status).toBe('cancelled');
    expect(await desk.offered()).toEqual([]);
    const late = await desk.enrol(id, 'Meera');
    expect([late.statusCode, late.json().errors]).toEqual([
      409,
      [{ path: 'date', message: COURSE_DATE_MESSAGES.gone }],
    ]);
    expect((await desk.send('POST', `/course-dates/${id}/cancel`, {})).statusCode).toBe(409);
    expect((await desk.send('PUT', `/course-dates/${id}`, YOGA_COURSE)).statusCode).toBe(409);
  });

  it.each([
    [{ course: 'https://example.org' }, 'course'],
    [{ title: ' ' }, 'title'],
    [{ startsOn: '2026-02-30' }, 'startsOn'],
    [{ endsOn: '2026-03-13' }, 'endsOn'],
    [{ fee: -1 }, 'fee'],
    [{ fee: 0.5 }, 'fee'],
    [{ taxPercent: 7 }, 'taxPercent'],
    [{ seats: 0 }, 'seats'],
    [{ teacher: '' }, 'teacher'],
  ])('is refused with %j', async (differences, path) => {
    const answer = await desk.send('POST', '/course-dates', { ...YOGA_COURSE, ...differences });
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
  });
});

it('lists dates and their enrolments, sorted and searched', async () => {
  const late = await desk.plan({ startsOn: '2026-05-02', endsOn: '', title: 'B' });
  const soon = await desk.plan({ title: 'A' });
  const list = async (query = '') =>
    (await desk.send('GET', `/course-dates${query}`)).json<{ rows: CourseDate[] }>().rows.map(({ id }) => id);
  expect(await list()).toEqual([soon.id, late.id]);
  expect(await list('?sort=-title')).toEqual([late.id, soon.id]);
  expect(await list('?from=2026-04-01')).toEqual([late.id]);
  expect(await list('?q=meera+hall&size=1')).toEqual([soon.id]);
  for (const name of ['Asha', 'Kabir']) await desk.enrol(soon.id, name, { firstName: name });
  const enrolled = await desk.send('GET', `/course-dates/${soon.id}/enrolments?q=kabir&sort=-name`);
  expect(enrolled.json()).toMatchObject({ total: 1, rows: [{ name: 'Kabir Rao', state: 'requested' }] });
  expect((await desk.send('GET', `/course-dates/${'0'.repeat(32)}/enrolments`)).statusCode).toBe(404);
});
