import type { Cast } from '../cast';
import { inboxDesk } from '../inbox-desk';
import type { TestApp } from '../test-app';
import { type AccessRow, THE_DESK } from './access-row';
import { cancelOpenAppointments } from './offered-entry';

const toItem = async (test: TestApp, cast: Cast, path = '') =>
  `/desk/inbox/${await inboxDesk(test, cast).send.message()}${path}`;

export const inboxAccess: AccessRow[] = [
  {
    route: 'GET /desk/inbox',
    rule: 'desk',
    prepare: async (test, cast) => {
      const { send } = inboxDesk(test, cast);
      await send.message();
      await send.ownRequest();
      return {};
    },
    answers: THE_DESK(200),
  },
  { route: 'GET /desk/colleagues', rule: 'desk', answers: THE_DESK(200) },
  {
    route: 'GET /desk/inbox/:id',
    rule: 'desk',
    // A booking request has complaints, which the desk does not see.
    prepare: async (test, cast) => {
      await cancelOpenAppointments(test);
      return { url: `/desk/inbox/${await inboxDesk(test, cast).send.ownRequest()}` };
    },
    answers: THE_DESK(200),
  },
  {
    route: 'PUT /desk/inbox/:id/holder',
    rule: 'desk',
    prepare: async (test, cast) => ({
      url: await toItem(test, cast, '/holder'),
      body: { holder: cast.desk.accountId },
    }),
    answers: THE_DESK(200),
  },
  {
    route: 'POST /desk/inbox/:id/answers',
    rule: 'desk',
    prepare: async (test, cast) => ({
      url: await toItem(test, cast, '/answers'),
      body: { text: 'On the first of May.', done: true },
    }),
    answers: THE_DESK(200),
  },
  {
    route: 'DELETE /desk/inbox/:id/answers/:answer',
    rule: 'desk',
    prepare: async (test, cast) => {
      const url = await toItem(test, cast, '/answers');
      const answer = await test.call('POST', url, { text: 'On the first of May.' }, cast.desk.headers);
      const { history } = answer.json<{ history: { id: string }[] }>();
      return { url: `${url}/${history[0]?.id}` };
    },
    answers: THE_DESK(200),
  },
  {
    route: 'POST /desk/inbox/:id/notes',
    rule: 'desk',
    prepare: async (test, cast) => ({ url: await toItem(test, cast, '/notes'), body: { text: 'Called.' } }),
    answers: THE_DESK(200),
  },
  {
    route: 'DELETE /desk/inbox/:id/notes/:note',
    rule: 'desk',
    prepare: async (test, cast) => {
      const url = await toItem(test, cast, '/notes');
      const answer = await test.call('POST', url, { text: 'Called.' }, cast.desk.headers);
      const { history } = answer.json<{ history: { id: string }[] }>();
      return { url: `${url}/${history[0]?.id}` };
    },
    answers: THE_DESK(200),
  },
  {
    route: 'PUT /desk/inbox/:id/done',
    rule: 'desk',
    prepare: async (test, cast) => ({ url: await toItem(test, cast, '/done') }),
    answers: THE_DESK(200),
  },
  {
    route: 'DELETE /desk/inbox/:id/done',
    rule: 'desk',
    prepare: async (test, cast) => {
      const url = await toItem(test, cast, '/done');
      await test.call('PUT', url, undefined, cast.desk.headers);
      return { url };
    },
    answers: THE_DESK(200),
  },
];
