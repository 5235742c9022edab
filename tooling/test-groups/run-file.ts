import path from 'node:path';
import { putPageBack } from './put-page-back';

const root = path.resolve(__dirname, '../..');

/** Runs one file of a group as if it were alone: what it changed of the world that all share is put back after it. */
export function runFile(name: string, load: () => void): void {
  const testPath = path.join(root, name);
  describe(name, () => {
    const env = { ...process.env };
    // Tests find the folder of their remote by it, while they are registered and while they run.
    expect.setState({ testPath });
    beforeAll(() => expect.setState({ testPath }));
    try {
      load();
    } catch (error) {
      // A file that cannot be read costs its own tests only.
      test('loads', () => {
        throw error;
      });
    }
    afterAll(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
      for (const key of Object.keys(process.env)) if (!(key in env)) delete process.env[key];
      Object.assign(process.env, env);
      if (typeof document !== 'undefined') putPageBack();
    });
  });
}
