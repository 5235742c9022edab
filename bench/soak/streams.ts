import https from 'node:https';

/** A browser reopens a broken stream after this delay, which the service sends. */
const RETRY_MS = 3_000;

/** Keeps streams of notifications open, and reopens a broken one as a browser does. */
export class Streams {
  private readonly open = new Set<number>();
  private readonly requests = new Map<number, { destroy: () => void }>();
  private isOver = false;
  reconnects = 0;

  constructor(
    private readonly host: { port: number; certificate: Buffer },
    private readonly cookies: readonly string[],
  ) {}

  start(): void {
    this.cookies.forEach((_cookie, index) => this.connect(index));
  }

  get count(): number {
    return this.open.size;
  }

  stop(): void {
    this.isOver = true;
    for (const request of this.requests.values()) request.destroy();
  }

  private connect(index: number): void {
    if (this.isOver) return;
    const { port, certificate } = this.host;
    let isBroken = false;
    const reopenLater = () => {
      if (isBroken) return;
      isBroken = true;
      this.open.delete(index);
      this.reconnects += 1;
      setTimeout(() => this.connect(index), RETRY_MS).unref();
    };
    const request = https.get(
      {
        host: '127.0.0.1',
        port,
        ca: certificate,
        servername: 'clinic.example',
        agent: false,
        localAddress: `127.2.${Math.floor(index / 250)}.${1 + (index % 250)}`,
        path: '/api/notifications/stream',
        headers: { host: `clinic.example:${port}`, cookie: this.cookies[index], accept: 'text/event-stream' },
      },
      (response) => {
        if (response.statusCode === 200) this.open.add(index);
        response.resume();
        response.on('close', reopenLater).on('error', reopenLater);
      },
    );
    request.on('error', reopenLater);
    this.requests.set(index, request);
  }
}
