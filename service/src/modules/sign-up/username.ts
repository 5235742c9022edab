const LONGEST = 30;
const FALLBACK = 'member';

/** Makes a name that is safe in an address, from the e-mail's part before the @, or else from the person's name. */
export function usernameFrom(email: string, name: string): string {
  return urlSafe(email.split('@')[0] ?? '') || urlSafe(name) || FALLBACK;
}

function urlSafe(text: string): string {
  return trimmed(
    text
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9.]+/g, '-')
      .replace(/[.-]*\.[.-]*/g, '.')
      .replace(/^[.-]+/, '')
      .slice(0, LONGEST),
  );
}

/** Dots are removed at both ends, so that `.` and `..` are impossible. */
const trimmed = (text: string) => text.replace(/[.-]+$/, '');

/** asha, asha2, asha3 …: the first free one. */
export function freeUsername(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? wanted : `${wanted}${number}`;
    if (!taken.has(username)) return username;
  }
}
