import { statSync } from 'node:fs';
import { registryFile } from '../../registry/data-folder';
import { emptyRegistry, readRegistry } from '../../registry/registry-file';
import { publicKeyOf, registryKey, signRegistry } from '../../registry/registry-key';

/** Reads the registry file again only after it has been replaced. */
export class LiveRegistry {
  private stamp = '';
  private registry = emptyRegistry();
  private text: string;
  private changes = 0;
  readonly publicKey: string;

  constructor(
    private readonly dataDir: string,
    private readonly log: (message: string) => void,
  ) {
    const key = registryKey(dataDir);
    this.publicKey = publicKeyOf(key);
    this.text = JSON.stringify(signRegistry(this.registry, key));
  }

  read() {
    this.refresh();
    return this.registry;
  }

  /** Differs after each change. */
  get revision(): number {
    this.refresh();
    return this.changes;
  }

  /** Signed JSON without white space. */
  readText(): string {
    this.refresh();
    return this.text;
  }

  private refresh(): void {
    const stamp = stampOf(registryFile(this.dataDir));
    if (stamp === this.stamp) return;
    this.stamp = stamp;
    this.changes += 1;
    try {
      this.registry = readRegistry(this.dataDir, this.log);
      this.text = JSON.stringify(signRegistry(this.registry, registryKey(this.dataDir)));
    } catch (error) {
      // The last good registry stays in force.
      this.log(`The registry cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

function stampOf(file: string): string {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat ? `${stat.ino}:${stat.mtimeNs}` : '';
}
