import { randomBytes as systemRandomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { wideNetwork } from '@nivara/shared/contracts/network';
import { ProblemError } from '../problems';
import { FairQueue } from './fair-queue';

export interface PasswordCost {
  /** scrypt's N, r and p; a hash needs 128 · N · r bytes of memory. */
  n: number;
  r: number;
  p: number;
}

export const PASSWORD_COST: PasswordCost = { n: 2 ** 17, r: 8, p: 1 };

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const AT_ONCE = 2;
const WAITING_LIMIT = 100;
/** A check takes about a quarter of a second, so the last check in a network's queue waits about two seconds. */
const WAITING_OF_ONE_NETWORK = 16;

export interface PasswordCheck {
  matches: boolean;
  /** The stored hash has less than today's cost. */
  outdated: boolean;
}

/** Hashes as `scrypt$N$r$p$salt$key`, a few at a time, so that many concurrent sign-ins cannot use up the memory. */
export class PasswordHasher {
  readonly #queue = new FairQueue(
    { atOnce: AT_ONCE, waiting: WAITING_LIMIT, ofOneLane: WAITING_OF_ONE_NETWORK },
    () =>
      new ProblemError(503, 'The service is busy. Please try again in a moment.', { retryAfterSeconds: 5 }),
  );
  /** The hash of an unknown account, so that its check takes as long as the check of a known account. */
  readonly #nobody: string;

  constructor(
    private readonly cost: PasswordCost = PASSWORD_COST,
    private readonly randomBytes: (size: number) => Buffer = systemRandomBytes,
  ) {
    this.#nobody = encode(cost, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));
  }

  /** The number of passwords that wait for their turn. */
  get waiting(): number {
    return this.#queue.waiting;
  }

  /** Each customer of an internet provider has one share of the queue, however many networks they have. */
  async hash(password: string, network = ''): Promise<string> {
    const salt = this.randomBytes(SALT_BYTES);
    return encode(this.cost, salt, await this.#derive(password, salt, this.cost, network));
  }

  /** Without a stored hash the same work is done, and the answer is no. */
  async check(password: string, stored: string | undefined, network = ''): Promise<PasswordCheck> {
    const { cost, salt, key } = decode(stored ?? this.#nobody);
    const same = timingSafeEqual(await this.#derive(password, salt, cost, network), key);
    const { n, r, p } = this.cost;
    return { matches: same && stored !== undefined, outdated: cost.n < n || cost.r < r || cost.p < p };
  }

  #derive(password: string, salt: Buffer, { n, r, p }: PasswordCost, network: string): Promise<Buffer> {
    return this.#queue.run(
      wideNetwork(network),
      () =>
        new Promise((resolve, reject) => {
          // Node compares its limit with a little more memory than scrypt uses.
          const options = { N: n, r, p, maxmem: 256 * n * r };
          scrypt(password, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
        }),
    );
  }
}

function encode({ n, r, p }: PasswordCost, salt: Buffer, key: Buffer): string {
  return ['scrypt', n, r, p, salt.toString('base64'), key.toString('base64')].join('$');
}

function decode(stored: string): { cost: PasswordCost; salt: Buffer; key: Buffer } {
  const [name, n, r, p, salt, key] = stored.split('$');
  if (name !== 'scrypt' || !salt || !key) throw new Error('A stored password hash cannot be read.');
  return {
    cost: { n: Number(n), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
}
