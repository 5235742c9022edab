import type { Problem } from '@nivara/shared/contracts/problem';
import {
  CONSENT_MESSAGES,
  type Consent,
  type ConsentChange,
  type ConsentDetail,
} from '@nivara/shared/domain/consent';
import { serveCalls, type ServedCalls } from '@nivara/shared/testing/serve-calls';

const outdatedProblem: Problem = {
  status: 409,
  title: 'Conflict',
  detail: CONSENT_MESSAGES.outdated,
  errors: [{ path: 'version', message: CONSENT_MESSAGES.outdated }],
};

export interface ConsentService extends ServedCalls {
  consent: ConsentDetail;
  /** Makes the clinic publish a new text. */
  publish: (text: string) => void;
}

/** Answers the calls about one text and its consent from memory. */
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

  const recordState = (state: ConsentChange['state'], version: number): Consent => {
    minute += 1;
    const at = `2026-03-02T04:0${minute}:00.000Z`;
    consent.history = [
      { version, state, at, title: consent.title, text: texts.get(version) ?? '' },
      ...consent.history,
    ];
    const givenVersion = state === 'given' ? version : null;
    return toRow(Object.assign(consent, { state, givenVersion, date: at, outdated: false }));
  };

  const withdraw = (): Consent | Problem => {
    const [last] = consent.history;
    if (!last && consent.state === 'none') {
      return { status: 409, title: 'Conflict', detail: CONSENT_MESSAGES.notGiven };
    }
    return last?.state === 'withdrawn'
      ? toRow(consent)
      : recordState('withdrawn', consent.givenVersion ?? consent.version);
  };

  const toRow = ({ history: _history, text: _text, publishedAt: _at, ...rest }: ConsentDetail): Consent => ({
    ...rest,
    outdated: isOutdated(),
  });

  const served = serveCalls({
    'GET /consents': () => ({ rows: [toRow(consent)], total: 1 }),
    'GET /consents/research': () => ({ ...consent, outdated: isOutdated() }),
    'POST /consents/research/give': ({ body }) =>
      JSON.stringify(body) === JSON.stringify({ version: consent.version })
        ? recordState('given', consent.version)
        : outdatedProblem,
    'POST /consents/research/withdraw': withdraw,
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
