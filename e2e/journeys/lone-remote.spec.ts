import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort, stopProcess } from '../../tooling/processes';
import { inFullRun } from '../../shared/testing/test-extent';
import { copyCheckout, type Checkout } from '../fixtures/checkout';
import { expect, test } from '@playwright/test';

// The tests share one checkout.
test.describe.configure({ mode: 'serial' });

/** A remote's team needs only the remote's folder, shared/, tooling/ and the root files. */
let checkout: Checkout;
test.beforeAll(() => {
  checkout = copyCheckout(['remote-courses']);
});
test.afterAll(() => checkout.remove());

const npm = (...args: string[]) =>
  promisify(execFile)('npm', args, {
    cwd: checkout.folder,
    env: { ...process.env, FORCE_COLOR: '0' },
    maxBuffer: 10_000_000,
  });

inFullRun('a lone remote’s build and tests', () => {
  test('the remote builds alone', async () => {
    await npm('run', 'build', '-w', 'remote-courses');
    const { stdout } = await promisify(execFile)('ls', ['remote-courses/dist'], { cwd: checkout.folder });
    expect(stdout).toMatch(/remoteEntry\.[0-9a-f]+\.js/);
  });

  test('the remote passes its tests alone', async () => {
    const { stderr } = await npm('test', '-w', 'remote-courses');
    expect(stderr).toMatch(/Tests:\s+\d+ passed, \d+ total/);
  });
});

test('the remote runs in isolation', async ({ page }) => {
  const port = await freePort();
  const isolated = spawn(
    process.execPath,
    ['--import', 'tsx', path.join('tooling', 'run', 'isolate.ts'), 'courses'],
    {
      cwd: checkout.folder,
      env: { ...process.env, PORT: String(port) },
      stdio: 'ignore',
    },
  );
  try {
    await expect(async () => {
      await page.goto(`http://localhost:${port}/courses`);
    }).toPass({ timeout: 60_000 });
    await expect(page.getByRole('banner', { name: 'Isolation' })).toContainText('courses in isolation');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Geriatric caregiving' }).first()).toBeVisible();
  } finally {
    await stopProcess(isolated, 10_000);
  }
});
