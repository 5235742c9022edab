interface LockFile {
  packages: Record<string, object>;
}

/** Adds a workspace without dependencies to package-lock.json as npm would, but at once and without the network. */
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
