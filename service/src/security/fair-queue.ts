interface Waiting {
  start: () => void;
  refuse: () => void;
}

/**
 * Runs a few pieces of work at a time; the rest wait, and lanes take turns. A full queue refuses the newest
 * work of the lane that has the most work waiting, so that one crowded lane keeps nobody else out.
 */
export class FairQueue {
  /** A map keeps the order of insertion: the lane that was served last is at the end. */
  readonly #lanes = new Map<string, Waiting[]>();
  #waiting = 0;
  #running = 0;

  constructor(
    private readonly limits: { atOnce: number; waiting: number; ofOneLane: number },
    private readonly refusal: () => Error,
  ) {}

  get waiting(): number {
    return this.#waiting;
  }

  async run<T>(lane: string, work: () => Promise<T>): Promise<T> {
    await this.#turn(lane);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#startNext();
    }
  }

  async #turn(lane: string): Promise<void> {
    if (this.#running < this.limits.atOnce) {
      this.#running += 1;
      return;
    }
    const own = this.#lanes.get(lane) ?? [];
    if (own.length >= this.limits.ofOneLane) throw this.refusal();
    if (this.#waiting >= this.limits.waiting) this.#makeRoom(own.length);
    await new Promise<void>((start, reject) => {
      own.push({ start, refuse: () => reject(this.refusal()) });
      this.#lanes.set(lane, own);
      this.#waiting += 1;
    });
  }

  #makeRoom(ownLength: number): void {
    const longest = [...this.#lanes.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    const last = longest.length > ownLength + 1 ? longest.pop() : undefined;
    if (!last) throw this.refusal();
    this.#waiting -= 1;
    last.refuse();
  }

  #startNext(): void {
    const [lane, waiting] = this.#lanes.entries().next().value ?? [];
    if (lane === undefined || !waiting) return;
    const next = waiting.shift();
    this.#lanes.delete(lane);
    if (waiting.length > 0) this.#lanes.set(lane, waiting);
    if (!next) return;
    this.#waiting -= 1;
    this.#running += 1;
    next.start();
  }
}
