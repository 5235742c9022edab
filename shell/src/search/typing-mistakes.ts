/** Shorter words are similar to too many others. */
const SHORTEST_WORD = 4;
const LONG_WORD = 7;

/** Forgives one typing mistake, or two in a long word; the candidate may be longer than the typed text. */
export function isTypedLike(typed: string, candidate: string): boolean {
  if (typed.length < SHORTEST_WORD) return false;
  const allowed = typed.length >= LONG_WORD ? 2 : 1;
  if (candidate.length < typed.length - allowed) return false;
  return mistakesIn(typed, candidate) <= allowed;
}

/** Missing, superfluous, wrong and swapped letters between the text and the best beginning of the candidate. */
function mistakesIn(typed: string, candidate: string): number {
  // Each forgiven mistake may be a missing letter, so up to two letters more are compared.
  const goal = candidate.slice(0, typed.length + 2);
  let before: number[] = [];
  let row = Array.from({ length: goal.length + 1 }, (_, index) => index);
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= goal.length; to += 1) {
      const isSame = typed[at - 1] === goal[to - 1];
      const isSwapped = at > 1 && to > 1 && typed[at - 1] === goal[to - 2] && typed[at - 2] === goal[to - 1];
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[to - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return Math.min(...row.slice(Math.max(0, typed.length - 2)));
}
