import type { CDPSession } from '@playwright/test';

export interface Transfer {
  url: string;
  /** Bytes on the wire, headers included. */
  bytes: number;
}

const QUIET_MS = 500;
const TIME_LIMIT_MS = 30_000;

/** Counts a page's transfers over the network, without those from caches. */
export class Traffic {
  readonly transfers: Transfer[] = [];
  private readonly open = new Map<string, string>();
  private readonly cached = new Set<string>();
  private lastEvent = Date.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      // An event stream stays open as long as the page.
      if (type === 'EventSource' || !request.url.startsWith('http')) return;
      this.noteEvent();
      this.open.set(requestId, request.url);
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => this.cached.add(requestId));
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache) this.cached.add(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => this.ended(requestId));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const url = this.open.get(requestId);
      if (url && !this.cached.has(requestId)) this.transfers.push({ url, bytes: encodedDataLength });
      this.ended(requestId);
    });
  }

  /** Resolves when the page has made no request for a while. */
  async untilQuiet(): Promise<void> {
    const deadline = Date.now() + TIME_LIMIT_MS;
    while (this.open.size > 0 || Date.now() - this.lastEvent < QUIET_MS) {
      if (Date.now() > deadline) throw new Error(`Still under way: ${[...this.open.values()].join(', ')}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  private ended(requestId: string): void {
    if (this.open.delete(requestId)) this.noteEvent();
  }

  private noteEvent(): void {
    this.lastEvent = Date.now();
  }
}

export const sum = (transfers: readonly Transfer[]): number =>
  transfers.reduce((total, { bytes }) => total + bytes, 0);

/** A file is fetched twice when its hint does not match the request. */
export function fetchedTwice(transfers: readonly Transfer[]): string[] {
  const paths = transfers.map(({ url }) => new URL(url).pathname);
  return [...new Set(paths.filter((path, index) => paths.indexOf(path) !== index))];
}
