import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VisitorRegistry } from '@nivara/shared/contracts/registry';

const HOUR_MS = 60 * 60 * 1000;
/** A page that stays open longer can no longer send reports. */
const GOOD_FOR_MS = 12 * HOUR_MS;

/** A ticket names the remotes and versions of the page that it was given to, and the moment at which it expires. */
export class Tickets {
  /** Processes of one site share the secret, so that each accepts the tickets of the others. */
  constructor(private readonly secret: Buffer) {}

  give({ remotes }: VisitorRegistry, now: number): string {
    const versions = Object.entries(remotes).map(
      ([name, { version, previous, passedOver }]) =>
        `${name}@${[version, previous?.version ?? [], passedOver ?? []].flat().join('@')}`,
    );
    // Pages made in the same hour have the same ticket, so that a page need not be made for each visitor.
    const expires = Math.ceil((now + GOOD_FOR_MS) / HOUR_MS) * HOUR_MS;
    const text = `${expires.toString(36)},${versions.join(',')}`;
    return `${text},${this.sign(text)}`;
  }

  /** Permits a report only about the versions that the page was given. */
  permits(ticket: string, { remote, version }: { remote: string; version: string }, now: number): boolean {
    const end = ticket.lastIndexOf(',');
    const text = ticket.slice(0, Math.max(0, end));
    const expected = Buffer.from(this.sign(text));
    const given = Buffer.from(ticket.slice(end + 1));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    const [expires = '', ...versions] = text.split(',');
    if (Number.parseInt(expires, 36) <= now) return false;
    return versions.some((entry) => {
      const [name, ...entryVersions] = entry.split('@');
      return name === remote && entryVersions.includes(version);
    });
  }

  private sign = (text: string) =>
    createHmac('sha256', this.secret).update(text).digest('base64url').slice(0, 22);
}
