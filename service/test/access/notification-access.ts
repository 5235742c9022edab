import { newId } from '../../src/security/tokens';
import type { Cast } from '../cast';
import type { TestApp } from '../test-app';
import { type AccessRow, PATIENTS, SIGNED_IN } from './access-row';

async function addNotification({ context }: TestApp, cast: Cast): Promise<string> {
  const id = newId(context.randomBytes);
  await context.database
    .insertInto('notifications')
    .values({
      id,
      account_id: cast.patient.accountId,
      kind: 'account',
      title: 'Hello',
      text: 'Hello',
      about_kind: null,
      about_id: null,
      created_at: context.now().toISOString(),
      read_at: null,
    })
    .execute();
  return id;
}

export const notificationAccess: AccessRow[] = [
  { route: 'GET /notifications', rule: 'signed-in', answers: SIGNED_IN(200) },
  {
    route: 'PATCH /notifications/:id',
    rule: 'signed-in',
    prepare: async (test, cast) => ({
      url: `/notifications/${await addNotification(test, cast)}`,
      body: { read: true },
    }),
    // Only the account may mark its notification as read; the patient’s doctor may not.
    answers: { ...SIGNED_IN(404), patient: 200 },
  },
  { route: 'POST /notifications/read-all', rule: 'signed-in', answers: SIGNED_IN(204) },
  { route: 'GET /notifications/preferences', rule: 'signed-in', answers: SIGNED_IN(200) },
  {
    route: 'PUT /notifications/preferences',
    rule: 'signed-in',
    prepare: () => ({ body: { mail: ['booked'] } }),
    answers: SIGNED_IN(200),
  },
  {
    route: 'GET /notifications/stream',
    rule: 'signed-in',
    prepare: () => ({ streams: true }),
    answers: SIGNED_IN(200),
  },
  { route: 'GET /audit', rule: 'patient', answers: PATIENTS(200) },
];
