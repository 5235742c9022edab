import { statSync, readFileSync } from 'node:fs';
import type { Registry } from '@nivara/shared/contracts/registry';
import { registryFile } from '../registry/data-folder';
import { emptyRegistry } from '../registry/registry-file';

/** The registry as the file says now, read again only when the file has been replaced. */
export class LiveRegistry {
  private stamp = '';
  private registry = emptyRegistry();
  private text = JSON.stringify(this.registry);

  constructor(
    private readonly dataDir: string,
    private readonly log: (message: string) => void,
  ) {}

  read(): Registry {
    this.refresh();
    return this.registry;
  }

  /** The file's own text, without its white space. */
  readText(): string {
    this.refresh();
    return this.text;
  }

  private refresh(): void {
    try {
      const file = registryFile(this.dataDir);
      const { mtimeNs, ino } = statSync(file, { bigint: true });
      const stamp = `${ino}:${mtimeNs}`;
      if (stamp === this.stamp) return;
      this.stamp = stamp;
      const registry = JSON.parse(readFileSync(file, 'utf8')) as unknown;
      if (!isWhole(registry)) throw new Error('it is not a registry');
      this.registry = registry;
      this.text = JSON.stringify(registry);
    } catch (error) {
      // The last good registry stays in force.
      this.log(`The registry cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** As much as the site relies on: each remote says where its files are. */
function isWhole(registry: unknown): registry is Registry {
  const remotes = isObject(registry) ? registry.remotes : undefined;
  return (
    isObject(remotes) &&
    Object.values(remotes).every((entry) => isObject(entry) && typeof entry.base === 'string')
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
