import type { Actor } from '../modules/session/actor';
import type { Payment } from './demo-bills';
import type { DemoClinic } from './demo-clinic';
import { EPISODES, type Episode } from './demo-episodes';
import type { DemoPatient } from './demo-patients';
import type { Moment } from './demo-story';
import { type Seen, type Visit, planVisit } from './demo-visit';
import type { SeededRandom } from './seeded-random';
import { prescribe } from './write-care';
import { testAtVisit } from './write-tests';

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

/** An ending for each visit of everybody, the exceptions spread among them. */
export function shuffledEndings(random: SeededRandom): Map<string, Visit['ending'][]> {
  const total = Object.values(EPISODES).flat().length;
  const endings = random.shuffled(
    Array.from({ length: total }, (_, index): Visit['ending'] => EXCEPTIONS[index] ?? 'completed'),
  );
  return new Map(
    Object.entries(EPISODES).map(([username, episodes]) => [username, endings.splice(0, episodes.length)]),
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
  const episodes = EPISODES[username] ?? [];
  const first = joined + FIRST_VISIT;
  const step = (LAST_VISIT - first) / Math.max(1, episodes.length - 1);
  episodes.forEach((episode, index) => {
    const { service, who, complaints } = episode;
    const day = Math.round(first + index * step) - random.between(0, 1);
    planVisit(moment, clinic, {
      patient,
      who,
      service,
      day,
      asked: day - random.between(3, 5),
      complaints,
      payment: paymentOn(day, random),
      ending: endings[index],
      refunded: true,
      care: (after, seen) => treat(after, seen, episode),
    });
  });
}

function paymentOn(day: number, random: SeededRandom): Payment {
  return random.pick<Payment>(day < RECENT ? ['upi', 'upi', 'desk'] : ['upi', 'reported', 'unpaid']);
}

async function treat(moment: Moment, seen: Seen, { prescription, test }: Episode): Promise<void> {
  if (prescription) await prescribe(moment, seen, prescription);
  if (test) await testAtVisit(moment, seen, test);
}
