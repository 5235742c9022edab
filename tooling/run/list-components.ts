import { createHash } from 'node:crypto';

interface LockedPackage {
  /** Set where it differs from the folder's name. */
  name?: string;
  version?: string;
  integrity?: string;
  license?: string;
  /** A tool, or what only tools need. */
  dev?: boolean;
  /** One of our own folders. */
  link?: boolean;
}

export interface LockFile {
  name: string;
  version: string;
  packages: Record<string, LockedPackage>;
}

/** Tools of which a part ends up in browsers. */
const BUNDLED = /^@module-federation\/(?:error-codes|runtime|runtime-core|sdk|webpack-bundler-runtime)$/;

const FOLDER = 'node_modules/';
const SPDX = /^[\w.+-]+(?: (?:OR|AND|WITH) [\w.+-]+)*$|^\(.*\)$/;

/**
 * The CycloneDX list of all packages of the lock file. A package with the scope `excluded` does not ship: only builds
 * or tests need it.
 */
export function listComponents({ name, version, packages }: LockFile) {
  const found = new Map<string, ReturnType<typeof component>>();
  for (const [location, locked] of Object.entries(packages)) {
    if (!location.includes(FOLDER) || locked.link) continue;
    const listed = component(
      locked.name ?? location.slice(location.lastIndexOf(FOLDER) + FOLDER.length),
      locked,
    );
    if (found.get(listed.purl)?.scope !== 'required') found.set(listed.purl, listed);
  }
  const components = [...found.values()].sort((one, other) => (one.purl < other.purl ? -1 : 1));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    // The same packages always get the same serial number.
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(components))}`,
    version: 1,
    metadata: { component: { 'bom-ref': name, type: 'application', name, version } },
    components,
  };
}

function component(name: string, { version = '', integrity, license, dev = false }: LockedPackage) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [algorithm, digest = ''] = integrity?.split(/-(.*)/s) ?? [];
  return {
    'bom-ref': purl,
    type: 'library',
    name,
    version,
    purl,
    scope: dev && !BUNDLED.test(name) ? 'excluded' : 'required',
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
    ...(license && {
      licenses: [SPDX.test(license) ? { expression: license } : { license: { name: license } }],
    }),
  } as const;
}

/** A UUID of version 8 (RFC 9562), which is made from a hash. */
function uuidOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(12, 15)}`,
    `8${digits.slice(15, 18)}`,
    digits.slice(18, 30),
  ].join('-');
}
