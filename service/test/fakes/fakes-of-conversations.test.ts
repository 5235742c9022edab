import { conversation } from '../../../shared/area/messages/testing/conversations';
import { serveMessages } from '../../../shared/area/messages/testing/serve-messages';
import { compareWithService } from './both-sides';

const stage = compareWithService();

const NOBODY = '0'.repeat(32);

it('the fake of conversations answers as the service does', async () => {
  const { test, cast, sides } = stage();
  const question = { doctor: cast.treatingDoctor.accountId, text: 'Is my sugar too high?' };
  const begun = await test.call('POST', '/conversations', question, cast.patient.headers);
  const answer = { text: 'Nothing to worry about.' };
  const { id } = begun.json<{ id: string }>();
  test.passMinutes(1);
  await test.call('POST', `/conversations/${id}/messages`, answer, cast.treatingDoctor.headers);
  test.passMinutes(1);
  serveMessages([conversation({ about: null, unread: 1 })]);
  const both = sides(cast.patient, {
    first: [conversation().id, id],
    doctor: [conversation().doctor.id, cast.treatingDoctor.accountId],
  });
  await both('GET', '/conversations?page=1&size=10');
  await both('GET', (ids) => `/conversations/${ids.first}`);
  await both('GET', `/conversations/${NOBODY}`);
  await both('POST', (ids) => `/conversations/${ids.first}/read`);
  await both('POST', `/conversations/${NOBODY}/read`);
  await both('GET', '/conversations?page=1&size=10');
  await both('POST', (ids) => `/conversations/${ids.first}/messages`, { text: 'Thank you.' });
  await both('POST', `/conversations/${NOBODY}/messages`, { text: 'Thank you.' });
  test.passMinutes(1);
  await both('POST', '/conversations', ({ doctor }) => ({ doctor, text: 'Another question.' }), 'next');
  await both('GET', (ids) => `/conversations/${ids.next}`);
});
