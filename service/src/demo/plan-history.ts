import type { Actor } from '../modules/session/actor';
import type { DemoClinic } from './demo-clinic';
import type { StoryMoment } from './run-story';
import { type Visit, planVisit } from './plan-visit';
import { giveCare } from './give-care';
import type { SeededRandom } from './seeded-random';
import { EPISODES } from './story/episodes';
import type { Payment } from './story/payments';
import type { DemoPatient } from './story/patients';

/** These endings are distributed among the visits of all patients except the demo patient. */
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
/** Newer bills may still be unpaid. */
const RECENT = -20;

/** Gives each visit an ending, with exceptions distributed among them. */
export function shuffledEndings(random: SeededRandom): Map<string, Visit['ending'][]> {
  const total = Object.values(EPISODES).flat().length;
  const endings = random.shuffled(
    Array.from({ length: total }, (_, index): Visit['ending'] => EXCEPTIONS[index] ?? 'completed'),
  );
  return new Map(
    Object.entries(EPISODES).map(([username, episodes]) => [username, endings.splice(0, episodes.length)]),
  );
}

/** Distributes a patient's visits from joining until last week. */
export function planHistory(
  moment: StoryMoment,
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
    const { service, who, complaints, care } = episode;
    const day = Math.round(first + index * step) - random.between(0, 1);
    planVisit(moment, clinic, {
      patient,
      who,
      service,
      day,
      bookedDay: day - random.between(3, 5),
      complaints,
      payment: paymentOn(day, random),
      ending: endings[index],
      refunded: true,
      care: (after, seen) => giveCare(after, clinic, seen, patient, care),
    });
  });
}

function paymentOn(day: number, random: SeededRandom): Payment {
  return random.pick<Payment>(day < RECENT ? ['upi', 'upi', 'desk'] : ['upi', 'reported', 'unpaid']);
}
