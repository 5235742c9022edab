interface LockFile {
  packages: Record<string, object>;
}

/**
 * A package-lock.json with one workspace more, as npm itself would write it. A workspace that needs no package of its
 * own is two entries: npm, which would have to be asked for nothing else, takes a second and may want the network.
 */
export function withWorkspace(text: string, folder: string, version: string): string {
  const lock = JSON.parse(text) as LockFile;
  const packages = {
    ...lock.packages,
    [`node_modules/${folder}`]: { resolved: folder, link: true },
    [folder]: { version },
  };
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
}
