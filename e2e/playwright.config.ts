import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, installedChromium } from '../scripts/find-chromium';

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './fixtures/build-once.ts',
  workers: 2,
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
