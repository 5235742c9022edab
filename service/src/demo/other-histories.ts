import type { Actor } from '../modules/session/actor';
import type { Payment } from './demo-bills';
import type { DemoClinic } from './demo-clinic';
import { EPISODES, type Episode } from './demo-episodes';
import type { DemoPatient } from './demo-patients';
import type { Moment } from './demo-story';
import { type Seen, type Visit, planVisit } from './demo-visit';
import type { SeededRandom } from './seeded-random';
import { prescribe } from './write-care';
import { order } from './write-tests';

/** Services, and for whom of the family. The second demo patient never sees the demo doctor. */
const VISITS: Readonly<Record<string, readonly (readonly [service: number, who?: string])[]>> = {
  patient2: [[4], [6], [5, 'Veer Sample'], [9], [4], [10]],
  'arjun.sample': [[2], [7], [2], [10], [1]],
  'lakshmi.example': [[4], [8], [2], [4], [9]],
  'imran.demo': [[2], [8], [7], [2, 'Sana Demo'], [6]],
  'harpreet.sample': [[5, 'Gurnoor Sample'], [2], [8], [5, 'Jasleen Sample'], [9]],
  'meghna.example': [[2], [8], [9], [2], [10]],
  'jignesh.demo': [[1], [2], [4, 'Hema Demo'], [7], [2]],
};

/** Of all the others' visits so many do not end well. */
const EXCEPTIONS: readonly Visit['ending'][] = [
  'cancelled',
  'cancelled',
  'cancelled',
  'missed',
  'moved',
  'moved',
];
const FIRST_VISIT = 7;
const LAST_VISIT = -6;
/** Bills that are younger may be open still. */
const RECENT = -20;
const MOST_EPISODES = 12;

/** An ending for each visit of everybody, the exceptions spread among them. */
export function shuffledEndings(random: SeededRandom): Map<string, Visit['ending'][]> {
  const total = Object.values(VISITS).flat().length;
  const endings = random.shuffled(
    Array.from({ length: total }, (_, index): Visit['ending'] => EXCEPTIONS[index] ?? 'completed'),
  );
  return new Map(
    Object.entries(VISITS).map(([username, visits]) => [username, endings.splice(0, visits.length)]),
  );
}

/** Spreads a patient's visits from when they joined until last week. */
export function planHistory(
  moment: Moment,
  clinic: DemoClinic,
  patient: Actor,
  { username, joined }: DemoPatient,
  endings: readonly Visit['ending'][],
): void {
  const { random } = moment;
  const visits = VISITS[username] ?? [];
  const first = joined + FIRST_VISIT;
  const step = (LAST_VISIT - first) / Math.max(1, visits.length - 1);
  const start = random.between(0, MOST_EPISODES);
  visits.forEach(([service, who], index) => {
    const day = Math.round(first + index * step) - random.between(0, 1);
    const before = visits.slice(0, index).filter(([earlier]) => earlier === service).length;
    const episode = episodeOf(service, start + before);
    planVisit(moment, clinic, {
      patient,
      who,
      service,
      day,
      asked: day - random.between(3, 5),
      complaints: episode.complaints,
      payment: paymentOn(day, random),
      ending: endings[index],
      refunded: true,
      care: (after, seen) => treat(after, seen, episode),
    });
  });
}

/** One after the other, so that nobody comes twice with the same. */
function episodeOf(service: number, turn: number): Episode {
  const episodes = EPISODES[service] ?? [];
  const episode = episodes[turn % episodes.length];
  if (!episode) throw new RangeError(`There are no episodes of service ${service}.`);
  return episode;
}

function paymentOn(day: number, random: SeededRandom): Payment {
  return random.pick<Payment>(day < RECENT ? ['upi', 'upi', 'desk'] : ['upi', 'reported', 'unpaid']);
}

async function treat(moment: Moment, seen: Seen, { prescription, test }: Episode): Promise<void> {
  if (prescription) await prescribe(moment, seen, prescription);
  if (test) await order(moment, seen, test);
}
