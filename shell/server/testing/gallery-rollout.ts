import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BOOT_ELEMENT_ID, type Boot } from '@nivara/shared/contracts/registry';
import { buildOf } from '@nivara/shared/contracts/registry-for-visitor';
import { REPORTS_PATH } from '@nivara/shared/contracts/report';
import { versionFolder } from '../../../registry/data-folder';
import { readRegistry } from '../../../registry/registry-file';
import { galleryEntry, type TestSite } from './test-site';

export const OWN_PAGE: Record<string, string> = {
  origin: 'http://localhost',
  'sec-fetch-site': 'same-origin',
};
export const HERE = '203.0.113.9';

export const failure = {
  what: 'failed',
  remote: 'gallery',
  kind: 'broken',
  doing: 'rendering',
  trace: '4bf92f3577b34da6a3ce929d0e0e4736',
  message: 'no frame',
};

/**
 * Makes a version to stage, opens pages and sends their reports. `current` is a function, since each test has
 * its own site.
 */
export function galleryRollout(current: () => TestSite) {
  /** Returns a version to stage, and writes its files to the data folder, as a publish does. */
  function staged(share: number) {
    const folder = versionFolder(current().dataDir, 'gallery', '1.1.0');
    mkdirSync(folder, { recursive: true });
    const put = (file: string, kind: string) => {
      writeFileSync(path.join(folder, file), file);
      return `${kind}-${createHash(kind).update(file).digest('base64')}`;
    };
    const live = galleryEntry();
    return {
      ...buildOf(live),
      version: '1.1.0',
      base: '/remotes/gallery/1.1.0/',
      integrity: put(live.entry, 'sha384'),
      hashes: Object.fromEntries(Object.keys(live.hashes).map((file) => [file, put(file, 'sha256')])),
      manifest: live.manifest,
      share,
    };
  }

  async function openPage(cookie = ''): Promise<{ boot: Boot; cookie: string }> {
    const { body, headers } = await current().app.inject({ url: '/gallery', headers: { cookie } });
    const text = new RegExp(`id="${BOOT_ELEMENT_ID}">(.*?)</script>`).exec(body)?.[1] ?? '';
    return {
      boot: JSON.parse(text) as Boot,
      cookie: String(headers['set-cookie'] ?? '').split(';')[0] ?? '',
    };
  }

  let networks = 0;
  const nextNetwork = () => {
    networks += 1;
    return `198.51.${networks >> 8}.${networks & 255}`;
  };
  /** Each report comes from another network, unless one is named. */
  const report = (payload: object, remoteAddress = nextNetwork(), headers = OWN_PAGE) =>
    current().app.inject({ method: 'POST', url: REPORTS_PATH, payload, headers, remoteAddress });

  return {
    staged,
    isStaged: () => readRegistry(current().dataDir).remotes.gallery?.staged !== undefined,
    openPage,
    ticketOf: async () => (await openPage('nivara-bucket=0')).boot.ticket,
    report,
  };
}
