import { createHash } from 'node:crypto';

const NUMBER_BYTES = 6;

/** Gives the same values for the same seed: for made-up data, never for secrets. */
export class SeededRandom {
  #rest = Buffer.alloc(0);
  #blocks = 0;

  constructor(private readonly seed: string) {}

  bytes(size: number): Buffer {
    while (this.#rest.length < size) {
      const block = createHash('sha256').update(`${this.seed} ${this.#blocks}`).digest();
      this.#rest = Buffer.concat([this.#rest, block]);
      this.#blocks += 1;
    }
    const taken = this.#rest.subarray(0, size);
    this.#rest = this.#rest.subarray(size);
    return taken;
  }

  /** Includes both bounds. */
  between(first: number, last: number): number {
    return first + (this.bytes(NUMBER_BYTES).readUIntBE(0, NUMBER_BYTES) % (last - first + 1));
  }

  pick<T>(choices: readonly T[]): T {
    if (choices.length === 0) throw new RangeError('There is nothing to choose from.');
    return choices[this.between(0, choices.length - 1)] as T;
  }

  shuffled<T>(items: readonly T[]): T[] {
    const left = [...items];
    return items.flatMap(() => left.splice(this.between(0, left.length - 1), 1));
  }

  /** Returns a separate generator, whose draws do not advance this one. */
  fork(name: string): SeededRandom {
    return new SeededRandom(`${this.seed}/${name}`);
  }
}
