import {
  CONSENT_KINDS,
  type DeskConsentText,
  consentParams,
  newConsentTextSchema,
} from '@nivara/shared/domain/consent';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { notFound } from '../../problems';
import { actorOf } from '../session/actor';
import { publishText } from './change-consent';
import { countGiven, listTexts, listVersions, toConsentText } from './consent-repository';

const config = { access: 'desk' } as const;

/** The desk sees the texts and how many people agreed to each. Only a patient's doctor sees who agreed. */
export function deskConsentRoutes(app: App, context: AppContext): void {
  const { database } = context;

  app.get('/desk/consents', { config }, async (): Promise<DeskConsentText[]> => {
    const [texts, counts] = await Promise.all([listTexts(database), countGiven(database)]);
    const positionOf = ({ kind }: { kind: string }) => CONSENT_KINDS.findIndex((each) => each === kind);
    return texts
      .toSorted((one, other) => positionOf(one) - positionOf(other))
      .map((text) => {
        const given = counts.filter(({ kind }) => kind === text.kind);
        const sum = (rows: typeof given) => rows.reduce((total, row) => total + Number(row.count), 0);
        return {
          ...toConsentText(text),
          given: sum(given),
          outdated: sum(given.filter(({ version }) => version < text.version)),
        };
      });
  });

  app.get('/desk/consents/:kind', { config, schema: { params: consentParams } }, async (request) => {
    const versions = await listVersions(database, request.params.kind);
    if (versions.length === 0) throw notFound();
    return versions.map(toConsentText);
  });

  app.post('/desk/consents', { config, schema: { body: newConsentTextSchema } }, async (request, reply) => {
    const published = await publishText(context, actorOf(request), request.body);
    return reply.code(201).send(toConsentText(published));
  });
}
