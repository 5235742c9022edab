import {
  type ConsentDetail,
  consentListQuery,
  consentParams,
  consentPatientQuery,
  giveConsentSchema,
} from '@nivara/shared/domain/consent';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { type Limit, countAttempt } from '../../plugins/rate-limits';
import { notFound } from '../../problems';
import { auditListRead, auditRead } from '../audit/audit';
import { requireMayRead } from '../doctors/treating';
import { type Actor, actorOf, isDoctor } from '../session/actor';
import { ofHolder } from '../treated-patients/patient-key';
import { giveConsent, withdrawConsent } from './change-consent';
import { consentPage } from './consent-list';
import {
  findLastChange,
  findText,
  listHistory,
  listLastChanges,
  listTexts,
  toConsent,
} from './consent-repository';

const MINUTE_SECONDS = 60;

/** Every change stays in the database and in the account's export. Nobody makes 40 changes by hand. */
export const CONSENT_LIMIT: Limit = {
  name: 'consent-change',
  free: 40,
  firstDelaySeconds: MINUTE_SECONDS,
  longestDelaySeconds: 60 * MINUTE_SECONDS,
  forgetAfterSeconds: 24 * 60 * MINUTE_SECONDS,
};

export function consentRoutes(app: App, context: AppContext): void {
  const { database } = context;

  app.get(
    '/consents',
    { config: { access: 'patient-or-doctor' }, schema: { querystring: consentListQuery } },
    async (request) => {
      const { patient, ...query } = request.query;
      const actor = actorOf(request);
      const accountId = await consentAccountOf(context, actor, patient);
      const texts = await listTexts(database);
      const changes = accountId ? await listLastChanges(database, accountId) : [];
      if (accountId) await auditListRead(context, actor, 'consents', [accountId]);
      const consents = texts.map((text) =>
        toConsent(
          text,
          changes.find(({ kind }) => kind === text.kind),
        ),
      );
      return consentPage(consents, query);
    },
  );

  app.get(
    '/consents/:kind',
    {
      config: { access: 'patient-or-doctor' },
      schema: { params: consentParams, querystring: consentPatientQuery },
    },
    async (request): Promise<ConsentDetail> => {
      const { kind } = request.params;
      const actor = actorOf(request);
      const accountId = await consentAccountOf(context, actor, request.query.patient);
      const text = await findText(database, kind);
      if (!text) throw notFound();
      const last = accountId ? await findLastChange(database, accountId, kind) : undefined;
      const history = accountId ? await listHistory(database, accountId, kind) : [];
      if (accountId) {
        await auditRead(context, actor, { noun: 'consents', recordId: last?.id, patientId: accountId });
      }
      return { ...toConsent(text, last), text: text.text, publishedAt: text.published_at, history };
    },
  );

  app.post(
    '/consents/:kind/give',
    { config: { access: 'patient' }, schema: { params: consentParams, body: giveConsentSchema } },
    async (request) => {
      const { kind } = request.params;
      const actor = actorOf(request);
      await countAttempt(context, CONSENT_LIMIT, actor.accountId);
      const { text, change } = await giveConsent(context, actor, kind, request.body.version);
      return toConsent(text, change);
    },
  );

  app.post(
    '/consents/:kind/withdraw',
    { config: { access: 'patient' }, schema: { params: consentParams } },
    async (request) => {
      const actor = actorOf(request);
      await countAttempt(context, CONSENT_LIMIT, actor.accountId);
      const { text, change } = await withdrawConsent(context, actor, request.params.kind);
      return toConsent(text, change);
    },
  );
}

/** A patient's own account, or the account that a doctor names; undefined if the doctor names none. */
async function consentAccountOf(
  context: AppContext,
  actor: Actor,
  patient: string | undefined,
): Promise<string | undefined> {
  const accountId = patient ?? (isDoctor(actor) ? undefined : actor.accountId);
  if (accountId !== undefined) await requireMayRead(context, actor, ofHolder(accountId));
  return accountId;
}
