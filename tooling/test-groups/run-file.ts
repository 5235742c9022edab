import path from 'node:path';
import { resetPage } from './reset-page';

const root = path.resolve(__dirname, '../..');

/** Restores shared state after each file of a group, so that the next file runs as if it were alone. */
export function runFile(name: string, load: () => void): void {
  const testPath = path.join(root, name);
  describe(name, () => {
    const env = { ...process.env };
    // Tests find their remote's folder by this path, while they are registered and while they run.
    expect.setState({ testPath });
    beforeAll(() => expect.setState({ testPath }));
    try {
      load();
    } catch (error) {
      // A file that cannot be loaded fails only its own tests.
      test('loads', () => {
        throw error;
      });
    }
    afterAll(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
      for (const key of Object.keys(process.env)) if (!(key in env)) delete process.env[key];
      Object.assign(process.env, env);
      if (typeof document !== 'undefined') resetPage();
    });
  });
}
