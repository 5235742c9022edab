import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseLocation } from '../src/database/open-database';

const ROOT = path.resolve(__dirname, '../..');

export interface RunningService {
  url: string;
  stop: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** The service as it ships: bundled, and run as a program. */
export class ServiceProgram {
  readonly #children = new Set<ChildProcess>();

  private constructor(private readonly folder: string) {}

  static async bundle(): Promise<ServiceProgram> {
    // The bundle finds its packages only from within the project.
    const dist = path.join(ROOT, 'service/dist');
    await mkdir(dist, { recursive: true });
    const folder = await mkdtemp(path.join(dist, 'test-'));
    const bundler = path.join(ROOT, 'tooling/build/bundle-server.mjs');
    execFileSync(process.execPath, [bundler, 'src/main.ts', path.join(folder, 'main.mjs')], {
      cwd: path.join(ROOT, 'service'),
    });
    return new ServiceProgram(folder);
  }

  /** Uses a free port, which the log names. */
  async start(
    dataFolder: string,
    location: DatabaseLocation,
    more: NodeJS.ProcessEnv = {},
  ): Promise<RunningService> {
    const child = spawn(process.execPath, [path.join(this.folder, 'main.mjs')], {
      env: {
        ...process.env,
        SERVICE_PORT: '0',
        DATA_DIR: dataFolder,
        DEMO: '1',
        ...('url' in location && { DATABASE_URL: location.url }),
        ...more,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#children.add(child);
    const ended = once(child, 'exit') as Promise<[number | null]>;
    const url = await new Promise<string>((resolve, reject) => {
      let log = '';
      const read = (data: Buffer) => {
        log += data.toString();
        const found = /listening at (http:[^"]+)"/.exec(log);
        if (!found?.[1]) return;
        resolve(found[1]);
        // Unread output would block the program.
        child.stdout.off('data', read).resume();
      };
      child.stdout.on('data', read);
      void ended.then(() => reject(new Error(`The service ended: ${log}`)));
    });
    return {
      url,
      stop: async (signal) => {
        child.kill(signal);
        const [code] = await ended;
        this.#children.delete(child);
        return code;
      },
    };
  }

  killAll(): void {
    for (const child of this.#children) child.kill('SIGKILL');
    this.#children.clear();
  }

  async remove(): Promise<void> {
    this.killAll();
    await rm(this.folder, { recursive: true, force: true });
  }
}
