import {
  CONSENT_MESSAGES,
  type Consent,
  type ConsentChange,
  type ConsentDetail,
} from '@nivara/shared/domain/consent';
import { serveCalls, type ServedCalls } from '../../../testing/serve-calls';

export interface ConsentService extends ServedCalls {
  consent: ConsentDetail;
  /** The clinic writes the text anew. */
  publish: (text: string) => void;
}

/** One text about research and what the patient says to it, kept as the service does. */
export function serveConsents(differences: Partial<ConsentDetail> = {}): ConsentService {
  const consent: ConsentDetail = {
    id: 'research',
    title: 'Research',
    date: null,
    detail: 'May we use your data?',
    text: 'May we use your data?\n\nWithout your name.',
    version: 1,
    publishedAt: '2026-01-05T06:00:00.000Z',
    state: 'none',
    givenVersion: null,
    outdated: false,
    history: [],
    ...differences,
  };
  const texts = new Map([[consent.version, consent.text]]);
  const isOutdated = () => consent.state === 'given' && consent.givenVersion !== consent.version;
  let minute = 0;

  const say = (state: ConsentChange['state'], version: number): ConsentDetail => {
    minute += 1;
    const at = `2026-03-02T04:0${minute}:00.000Z`;
    consent.history = [
      { version, state, at, title: consent.title, text: texts.get(version) ?? '' },
      ...consent.history,
    ];
    return Object.assign(consent, { state, givenVersion: version, date: at, outdated: false });
  };

  const row = ({ history: _history, text: _text, publishedAt: _at, ...rest }: ConsentDetail): Consent => rest;

  const served = serveCalls({
    'GET /consents': () => ({ rows: [row(consent)], total: 1 }),
    'GET /consents/research': () => ({ ...consent, outdated: isOutdated() }),
    'POST /consents/research/give': ({ body }) =>
      JSON.stringify(body) === JSON.stringify({ version: consent.version })
        ? say('given', consent.version)
        : { status: 409, title: 'Conflict', detail: CONSENT_MESSAGES.outdated },
    'POST /consents/research/withdraw': () => say('withdrawn', consent.givenVersion ?? consent.version),
  });

  return {
    ...served,
    consent,
    publish: (text) => {
      consent.version += 1;
      consent.text = text;
      texts.set(consent.version, text);
    },
  };
}
