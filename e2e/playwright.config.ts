import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, installedChromium } from '../tooling/find-chromium';

const WITHOUT_SITE = ['new-remote', 'lone-remote', 'isolation', 'failing-journey'].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig({
  testDir: './journeys',
  // Those that need no site of the journeys come first: a worker with a site keeps it to the end.
  projects: [
    { name: 'tools', testMatch: WITHOUT_SITE },
    { name: 'site', testIgnore: WITHOUT_SITE },
  ],
  outputDir: '../test-results',
  globalSetup: './fixtures/build-once.ts',
  // One more than the cores that it is made for: journeys also wait.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Patience for a machine that is busy with others: what is merely slow is not called broken.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.TEST_EVENTS
    ? [['./fixtures/progress-reporter.ts']]
    : [['list'], ['./fixtures/shown-page-reporter.ts']],
  use: {
    // Whoever clicks waits until nothing moves: journeys that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? installedChromium(),
      // No page lives so long that optimising its code would repay the work.
      args: [...CHROMIUM_FLAGS, '--js-flags=--no-opt,--no-maglev'],
    },
  },
});
