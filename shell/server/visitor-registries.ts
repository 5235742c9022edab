import type { Registry, VisitorRegistry } from '@nivara/shared/contracts/registry';
import { registryForVisitor } from '@nivara/shared/contracts/registry-for-visitor';

/** Short, since a visitor's registry also depends on the time: a new version is watched only for a while. */
const KEPT_MS = 5_000;

export interface NamedRegistry {
  registry: VisitorRegistry;
  /** Equal for visitors who get the same versions. */
  name: string;
}

/** Keeps each rollout bucket's registry for a few seconds instead of making it for each request. */
export class VisitorRegistries {
  private live: Registry | undefined;
  private until = 0;
  private readonly byBucket = new Map<number, NamedRegistry>();

  find(live: Registry, rolloutBucket: number, now = Date.now()): NamedRegistry {
    if (live !== this.live || now > this.until) {
      this.byBucket.clear();
      this.live = live;
      this.until = now + KEPT_MS;
    }
    const stored = this.byBucket.get(rolloutBucket);
    if (stored) return stored;
    const registry = registryForVisitor(live, rolloutBucket, now);
    const made = { registry, name: nameOf(registry) };
    this.byBucket.set(rolloutBucket, made);
    return made;
  }
}

const nameOf = ({ remotes }: VisitorRegistry): string =>
  Object.entries(remotes)
    .map(([remote, { base, watched, passedOver, previous }]) =>
      [remote, base, watched ? 'watched' : '', passedOver ?? '', previous?.base ?? ''].join(' '),
    )
    .join('\n');
