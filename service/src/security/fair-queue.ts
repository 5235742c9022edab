interface Waiting {
  start: () => void;
  refuse: () => void;
}

/**
 * Runs a few pieces of work at a time; the rest wait, and networks take turns. In a full queue the newest work of the
 * network with the most waiting work is refused, so that a crowd of one network keeps nobody else out.
 */
export class FairQueue {
  /** A map keeps the order of insertion: the network that was served last is at the end. */
  readonly #networks = new Map<string, Waiting[]>();
  #waiting = 0;
  #running = 0;

  constructor(
    private readonly limits: { atOnce: number; waiting: number; ofOneNetwork: number },
    private readonly refusal: () => Error,
  ) {}

  get waiting(): number {
    return this.#waiting;
  }

  async run<T>(network: string, work: () => Promise<T>): Promise<T> {
    await this.#turn(network);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#startNext();
    }
  }

  async #turn(network: string): Promise<void> {
    if (this.#running < this.limits.atOnce) {
      this.#running += 1;
      return;
    }
    const own = this.#networks.get(network) ?? [];
    if (own.length >= this.limits.ofOneNetwork) throw this.refusal();
    if (this.#waiting >= this.limits.waiting) this.#makeRoom(own.length);
    await new Promise<void>((start, reject) => {
      own.push({ start, refuse: () => reject(this.refusal()) });
      this.#networks.set(network, own);
      this.#waiting += 1;
    });
  }

  #makeRoom(ownLength: number): void {
    const longest = [...this.#networks.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    const last = longest.length > ownLength + 1 ? longest.pop() : undefined;
    if (!last) throw this.refusal();
    this.#waiting -= 1;
    last.refuse();
  }

  #startNext(): void {
    const [network, waiting] = this.#networks.entries().next().value ?? [];
    if (network === undefined || !waiting) return;
    const next = waiting.shift();
    this.#networks.delete(network);
    if (waiting.length > 0) this.#networks.set(network, waiting);
    if (!next) return;
    this.#waiting -= 1;
    this.#running += 1;
    next.start();
  }
}
