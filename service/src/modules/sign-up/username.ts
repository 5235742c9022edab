const LONGEST = 30;
const FALLBACK = 'member';

/** Makes a user name that is safe in a URL, from the e-mail address before the @ or else from the name. */
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

/** Removes dots and hyphens at the end, since `.` and `..` have another meaning in a URL. */
const trimmed = (text: string) => text.replace(/[.-]+$/, '');

/** Returns the first free name of asha, asha2, asha3 and so on. */
export function freeUsername(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? wanted : `${wanted}${number}`;
    if (!taken.has(username)) return username;
  }
}

/**
 * The user name of somebody who signs up always has a number, such as asha4821. If only the second asha got one, a
 * stranger who signs up would learn whether there is another. Staff get `freeUsername`.
 */
export function numberedUsername(
  wanted: string,
  digits: number,
  randomBytes: (size: number) => Buffer,
): string {
  const least = 10 ** (digits - 1);
  return wanted + String(least + (randomBytes(6).readUIntBE(0, 6) % (9 * least)));
}
