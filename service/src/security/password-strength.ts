import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { brand } from '@nivara/shared/contracts/brand';

/** Eight characters without any pattern count as 10^8 guesses, so only passwords with a pattern fall below. */
const FEWEST_GUESSES = 3e7;

/** Long passwords take long to estimate, and a strong beginning is enough. */
const ESTIMATED_CHARACTERS = 40;

/** Words that somebody who knows the clinic would try. */
const LOCAL_WORDS = [
  ...words(brand.name, brand.address.city, brand.address.region, brand.address.country.name),
  ...['clinic', 'doctor', 'patient', 'hospital', 'health', 'wellness', 'medicine', 'appointment', 'nurse'],
  ...['spring', 'summer', 'autumn', 'winter', 'monsoon', 'diwali', 'holi', 'ganesh', 'mumbai', 'bharat'],
];

let estimator: ZxcvbnFactory | undefined;

/** The dictionaries are indexed on first use, since most runs of the service's commands need none. */
const loadEstimator = () =>
  (estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, local: LOCAL_WORDS },
    graphs: adjacencyGraphs,
  }));

/** Looks for common passwords, keyboard patterns, dates, repeats and the words of the clinic and of the owner. */
export function isGuessable(password: string, owner: readonly (string | undefined)[]): boolean {
  const beginning = [...password].slice(0, ESTIMATED_CHARACTERS).join('');
  const known = words(...owner.filter((fact) => fact !== undefined));
  return loadEstimator().check(beginning, known).guesses < FEWEST_GUESSES;
}

/** Returns each word of each fact, and the words of one fact written together. */
function words(...facts: string[]): string[] {
  return facts
    .map((fact) => fact.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .flatMap((parts) => [...parts, parts.join('')])
    .filter((word) => word.length > 2);
}
