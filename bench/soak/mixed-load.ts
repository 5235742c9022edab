import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import { TIMINGS } from '@nivara/shared/domain/timings';
import { type Answer, type Ask, Visitor } from './visitor';

/** One request that did not succeed. */
export interface Failure {
  at: number;
  what: string;
  isWrite: boolean;
  status: number;
  body: string;
  /** The status when the read was repeated two seconds later; undefined for a write, which is not repeated. */
  retried: number | undefined;
}

export interface Tally {
  answers: Record<string, number>;
  failures: Failure[];
  /** Ids of appointments that the service confirmed. */
  booked: string[];
  refused: number;
}

interface Kind {
  what: string;
  weight: number;
  ask: (cookie: string) => Ask;
}

const PATHS = ['/', '/about', '/courses', '/contact', '/book-now'];
const RETRY_AFTER_MS = 2_000;
/** So few days that many visitors want the same timing. */
const DAYS = 40;

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

const kindsWith = (script: string): Kind[] => [
  { what: 'public page', weight: 40, ask: () => ({ path: pick(PATHS) }) },
  { what: 'script', weight: 20, ask: () => ({ path: script }) },
  { what: 'registry', weight: 5, ask: () => ({ path: '/registry.json' }) },
  { what: 'doctors', weight: 10, ask: () => ({ path: '/api/doctors' }) },
  {
    what: 'slots',
    weight: 10,
    ask: () => ({ path: `/api/slots?service=2&date=${dayAhead()}` }),
  },
  {
    what: 'own appointments',
    weight: 10,
    ask: (cookie) => ({ path: '/api/appointments', headers: { cookie } }),
  },
  {
    what: 'booking',
    weight: 5,
    ask: (cookie) => ({
      method: 'POST',
      path: '/api/appointments',
      headers: { cookie },
      body: {
        service: 2,
        patient: 'Myself',
        appointmentDate: dayAhead(),
        timing: pick(TIMINGS).timing,
        contact: { name: 'Bench Patient', phone: '9876543210' },
      },
    }),
  },
];

const dayAhead = () => addDays(clinicDate(new Date()), 3 + Math.floor(Math.random() * DAYS));

/** Lets visitors send one request after another until the time is over. */
export async function runLoad(
  host: { port: number; certificate: Buffer },
  settings: { cookies: readonly string[]; connections: number; seconds: number; script: string },
): Promise<Tally> {
  const tally: Tally = { answers: {}, failures: [], booked: [], refused: 0 };
  const kinds = kindsWith(settings.script);
  const weighted = kinds.flatMap((kind) => Array<Kind>(kind.weight).fill(kind));
  const until = Date.now() + settings.seconds * 1_000;
  await Promise.all(
    Array.from({ length: settings.connections }, async (_, index) => {
      const visitor = new Visitor(host, index);
      const cookie = settings.cookies[index % settings.cookies.length] ?? '';
      while (Date.now() < until) await sendOne(visitor, pick(weighted), cookie, tally);
      visitor.leave();
    }),
  );
  return tally;
}

async function sendOne(visitor: Visitor, { what, ask }: Kind, cookie: string, tally: Tally): Promise<void> {
  const wish = ask(cookie);
  const isWrite = wish.method === 'POST';
  const answer = await visitor.ask(wish);
  tally.answers[what] = (tally.answers[what] ?? 0) + 1;
  if (isGood(answer)) {
    if (!isWrite) return;
    if (answer.status === 201) tally.booked.push((JSON.parse(answer.body) as { id: string }).id);
    else tally.refused += 1;
    return;
  }
  const failure: Failure = { at: Date.now(), what, isWrite, ...answer, retried: undefined };
  tally.failures.push(failure);
  if (isWrite) return;
  await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  failure.retried = (await visitor.ask(wish)).status;
}

/** The service may refuse a booking: the timing is taken, or the account has too many appointments. */
const isGood = ({ status }: Answer) => (status >= 200 && status < 400) || [409, 422, 429].includes(status);
