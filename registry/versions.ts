/** Versions are MAJOR.MINOR.PATCH; a remote's package.json holds the lowest version to publish next. */
type Parts = [number, number, number];

export function parseVersion(version: string): Parts | undefined {
  const match = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}

export function compareVersions(a: string, b: string): number {
  const left: Parts = parseVersion(a) ?? [0, 0, 0];
  const right: Parts = parseVersion(b) ?? [0, 0, 0];
  for (const index of [0, 1, 2] as const) if (left[index] !== right[index]) return left[index] - right[index];
  return 0;
}

/** Returns the package's own version when that is ahead of all published ones, otherwise the next patch. */
export function nextVersion(packageVersion: string, published: readonly string[]): string {
  const highest = [...published].sort(compareVersions).at(-1);
  if (!highest || compareVersions(packageVersion, highest) > 0) return packageVersion;
  const [major, minor, patch] = parseVersion(highest) ?? [0, 0, 0];
  return `${major}.${minor}.${patch + 1}`;
}
