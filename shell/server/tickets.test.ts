import type { VisitorRegistry } from '@nivara/shared/contracts/registry';
import { galleryEntry } from './testing/test-site';
import { Tickets } from './tickets';

const HOUR_MS = 60 * 60_000;
const NOW = Date.parse('2026-11-24T10:00:00Z');
const live = galleryEntry();
const registry: VisitorRegistry = {
  contract: 2,
  remotes: {
    gallery: { ...live, version: '1.1.0', previous: { ...live, version: '1.0.0' } },
    courses: { ...live, version: '3.2.1' },
  },
};

const tickets = new Tickets(Buffer.from('a secret'));
const ticket = tickets.give(registry, NOW);
const gallery = { remote: 'gallery', version: '1.1.0' };

test.each([
  ['the version of its page', gallery, true],
  ['the previous version, which the page falls back to', { remote: 'gallery', version: '1.0.0' }, true],
  ['another remote of its page', { remote: 'courses', version: '3.2.1' }, true],
  ['another version', { remote: 'gallery', version: '1.2.0' }, false],
  ['a remote in the version of another one', { remote: 'courses', version: '1.1.0' }, false],
  ['a remote that its page did not have', { remote: 'patient', version: '1.1.0' }, false],
])('a report about %s, %j, is permitted by the ticket: %j', (_case, report, permitted) =>
  expect(tickets.permits(ticket, report, NOW)).toBe(permitted),
);

test('processes with one secret accept each other’s tickets, which stay the same for an hour', () => {
  const other = new Tickets(Buffer.from('a secret'));
  expect(other.permits(ticket, gallery, NOW)).toBe(true);
  expect(tickets.give(registry, NOW + HOUR_MS - 1)).toBe(tickets.give(registry, NOW + 1));
  expect(tickets.give(registry, NOW + HOUR_MS + 1)).not.toBe(tickets.give(registry, NOW + 1));
});

test('a ticket expires after twelve hours', () => {
  expect(tickets.permits(ticket, gallery, NOW + 12 * HOUR_MS - 1)).toBe(true);
  expect(tickets.permits(ticket, gallery, NOW + 12 * HOUR_MS)).toBe(false);
});

test.each([
  '',
  ',',
  'nonsense',
  ticket.replace('1.1.0', '9.9.9'),
  ticket.replace(/^[^,]+/, 'zzzzzzzzz'),
  ticket.slice(0, -1),
  new Tickets(Buffer.from('another secret')).give(registry, NOW),
])('the invalid ticket %j permits nothing', (forged) =>
  expect(
    tickets.permits(forged, { remote: 'gallery', version: '9.9.9' }, NOW) ||
      tickets.permits(forged, gallery, NOW),
  ).toBe(false),
);
