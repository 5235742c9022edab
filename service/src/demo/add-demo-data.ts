import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../app-context';
import { inTransaction } from '../database/in-transaction';
import { hasAccounts } from '../modules/accounts/account-repository';
import { hashDemoPasswords, insertDemoAccounts } from '../modules/accounts/demo-accounts';
import { insertDemoDoctors } from '../modules/doctors/demo-doctors';
import type { Actor } from '../modules/session/actor';
import { newToken } from '../security/tokens';
import { momentOf } from './demo-clinic';
import { planContacts } from './plan-contacts';
import { findDemoDoctors, setDemoHours } from './demo-doctors';
import { renderDocuments } from './demo-documents';
import { planCourseDates } from './plan-course-dates';
import { planDeskMoney } from './plan-desk-money';
import { planOffers } from './plan-offers';
import { runStory } from './run-story';
import { markOldNotificationsRead } from './mark-old-notifications-read';
import { planPatients } from './plan-patients';
import { planPriceList } from './plan-price-list';

const SEED = 'nivara';
const BEGIN = -190;
const MORNING = 8 * 60;

interface Prepared {
  hashes: Awaited<ReturnType<typeof hashDemoPasswords>>;
  unknownPasswordHash: string;
  documents: Awaited<ReturnType<typeof renderDocuments>>;
}

/**
 * Adds doctors, eight patients, half a year of history and the coming weeks, by the functions that the routes call.
 * Adds all or nothing, only to a database without accounts, and only once when several processes start.
 */
export async function addDemoData(context: AppContext): Promise<void> {
  if (await hasAccounts(context.database)) return;
  const [hashes, unknownPasswordHash, documents] = await Promise.all([
    hashDemoPasswords(context.passwords),
    context.passwords.hash(newToken(context.randomBytes)),
    renderDocuments({ today: clinicDate(context.now()) }),
  ]);
  await inTransaction(context, async (transaction) => {
    if (await isFirst(transaction))
      await insertDemoData(transaction, { hashes, unknownPasswordHash, documents });
  });
}

/** A second process waits at the insert until the first has committed, and then adds nothing. */
async function isFirst({ database }: AppContext): Promise<boolean> {
  const first = await database
    .insertInto('counters')
    .values({ name: 'demo-data', value: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return first !== undefined && !(await hasAccounts(database));
}

async function insertDemoData(
  context: AppContext,
  { hashes, unknownPasswordHash, documents }: Prepared,
): Promise<void> {
  const today = clinicDate(context.now());
  const patients = new Map<string, Actor>();
  await runStory(context, SEED, momentOf({ today }, BEGIN, MORNING), async (moment) => {
    await insertDemoAccounts(moment.context, hashes);
    await insertDemoDoctors(moment.context, unknownPasswordHash);
    const clinic = { today, ...(await findDemoDoctors(moment)) };
    await setDemoHours(moment, clinic);
    planOffers(moment, clinic);
    planPriceList(moment, clinic);
    planContacts(moment, clinic);
    planCourseDates(moment, clinic);
    planPatients(moment, clinic, patients, { unknownPasswordHash, documents, context });
    planDeskMoney(moment, clinic);
  });
  await markOldNotificationsRead(context);
}
