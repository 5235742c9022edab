import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { ROLE } from '@nivara/shared/contracts/session';
import { type DatabaseLocation, openDatabase } from '../../service/src/database/open-database';
import type { Tables } from '../../service/src/database/tables';
import { newId } from '../../service/src/security/tokens';
import { inChunks, settle } from './insert-appointments';

const FIRST_NAMES = ['Asha', 'Rohan', 'Meera', 'Imran', 'Leela', 'Kabir', 'Om'];
/** Only the newest items are open, as in a clinic that answers its messages. */
const OPEN_ITEMS = 200;
const HOUR_MS = 60 * 60_000;

/** Inserts `count` messages with their items in the inbox, and `count` patients, into a migrated database. */
export async function insertDeskRows(location: DatabaseLocation, count: number): Promise<void> {
  const { database, kind } = openDatabase(location, () => undefined);
  const now = Date.now();
  const messages: Insertable<Tables['messages']>[] = [];
  const items: Insertable<Tables['inbox_items']>[] = [];
  const accounts: Insertable<Tables['accounts']>[] = [];
  const details: Insertable<Tables['personal_details']>[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = new Date(now - (count - index) * HOUR_MS).toISOString();
    const first = FIRST_NAMES[index % FIRST_NAMES.length] ?? '';
    const person = { first_name: first, last_name: `Bench ${index}`, email: `sender${index}@example.org` };
    const phone = `+9198${String(index).padStart(8, '0')}`;
    const [id, account_id] = [newId(randomBytes), newId(randomBytes)];
    const isOpen = index >= count - OPEN_ITEMS;
    const status = isOpen ? 'new' : 'handled';
    const message = 'When does the next course begin?';
    messages.push({ id, ...person, phone, message, status, account_id: null, course: null, created_at: at });
    items.push({
      id,
      kind: 'message',
      message_id: id,
      created_at: at,
      due_at: at,
      done_at: isOpen ? null : at,
    });
    const name = `${first} Bench ${index}`;
    accounts.push({
      id: account_id,
      username: `person${index}`,
      email: `person${index}@example.org`,
      name,
      role: ROLE.patient,
      password_hash: '',
      created_at: at,
    });
    details.push({
      id: newId(randomBytes),
      account_id,
      version: 1,
      status: 'complete',
      name,
      dob: '1980-01-01',
      phone,
      language: 'English',
      record: '{}',
      created_at: at,
      updated_at: at,
    });
  }
  await database.transaction().execute(async (transaction) => {
    await inChunks(accounts, (rows) => transaction.insertInto('accounts').values(rows).execute());
    await inChunks(details, (rows) => transaction.insertInto('personal_details').values(rows).execute());
    await inChunks(messages, (rows) => transaction.insertInto('messages').values(rows).execute());
    await inChunks(items, (rows) => transaction.insertInto('inbox_items').values(rows).execute());
  });
  await settle(database, kind);
  await database.destroy();
}
