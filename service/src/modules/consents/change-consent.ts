import { CONSENT_MESSAGES, type ConsentKind, type NewConsentText } from '@nivara/shared/domain/consent';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { conflict, notFound } from '../../problems';
import { newId } from '../../security/tokens';
import { lockOwnAccount } from '../accounts/lock-own-account';
import { auditChange } from '../audit/audit';
import type { Actor } from '../session/actor';
import {
  type ChangeRow,
  type TextRow,
  findLastChange,
  findText,
  insertChange,
  insertText,
} from './consent-repository';

interface TextAndChange {
  text: TextRow;
  change: ChangeRow;
}

/** Giving the same consent again changes nothing. */
export async function giveConsent(
  context: AppContext,
  actor: Actor,
  kind: ConsentKind,
  version: number,
): Promise<TextAndChange> {
  return inTransaction(context, async (transaction) => {
    const { text, last } = await lockAndRead(transaction, actor, kind);
    if (text.version !== version) throw conflict(CONSENT_MESSAGES.outdated, 'version');
    if (last?.state === 'given' && last.version === version) return { text, change: last };
    return { text, change: await append(transaction, actor, { kind, version, state: 'given', last }) };
  });
}

export async function withdrawConsent(
  context: AppContext,
  actor: Actor,
  kind: ConsentKind,
): Promise<TextAndChange> {
  return inTransaction(context, async (transaction) => {
    const { text, last } = await lockAndRead(transaction, actor, kind);
    if (!last) throw conflict(CONSENT_MESSAGES.notGiven);
    if (last.state === 'withdrawn') return { text, change: last };
    // The withdrawn version is the one that was agreed to, not the current one.
    const { version } = last;
    return { text, change: await append(transaction, actor, { kind, version, state: 'withdrawn', last }) };
  });
}

async function lockAndRead(transaction: AppContext, actor: Actor, kind: ConsentKind) {
  const { database } = transaction;
  // The lock keeps another change from using the same number.
  await lockOwnAccount(transaction, actor);
  const text = await findText(database, kind);
  if (!text) throw notFound();
  return { text, last: await findLastChange(database, actor.accountId, kind) };
}

interface Change extends Pick<ChangeRow, 'version' | 'state'> {
  kind: ConsentKind;
  last: ChangeRow | undefined;
}

async function append(
  transaction: AppContext,
  actor: Actor,
  { last, ...change }: Change,
): Promise<ChangeRow> {
  const { database, now, randomBytes } = transaction;
  const { accountId } = actor;
  const row = await insertChange(database, {
    id: newId(randomBytes),
    account_id: accountId,
    ...change,
    number: (last?.number ?? 0) + 1,
    at: now().toISOString(),
  });
  await auditChange(transaction, actor, 'create', {
    noun: 'consents',
    recordId: row.id,
    patientId: accountId,
  });
  return row;
}

/** Makes consents to earlier versions outdated. */
export async function publishText(
  context: AppContext,
  actor: Actor,
  { kind, title, text }: NewConsentText,
): Promise<TextRow> {
  return inTransaction(context, async (transaction) => {
    const { database, now } = transaction;
    const current = await findText(database, kind);
    const row: TextRow = {
      kind,
      version: (current?.version ?? 0) + 1,
      title: title.trim(),
      text: text.trim(),
      published_at: now().toISOString(),
    };
    if (!(await insertText(database, row))) throw conflict(CONSENT_MESSAGES.publishedMeanwhile);
    await auditChange(transaction, actor, 'create', { noun: 'consentTexts', recordId: kind });
    return row;
  });
}
