import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, installedChromium } from '../tooling/find-chromium';

const WITHOUT_SITE = ['new-remote', 'lone-remote', 'isolation', 'failing-journey'].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig({
  testDir: './journeys',
  // Journeys without the shared site are first, since a worker keeps its site until the run ends.
  projects: [
    { name: 'tools', testMatch: WITHOUT_SITE },
    { name: 'site', testIgnore: WITHOUT_SITE },
  ],
  outputDir: '../test-results',
  globalSetup: './fixtures/build-once.ts',
  // Three workers for two cores, since journeys also wait.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine must not make journeys fail.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.TEST_EVENTS
    ? [['./fixtures/progress-reporter.ts']]
    : [['list'], ['./fixtures/shown-page-reporter.ts']],
  use: {
    // Clicks wait until nothing moves, so only journeys about motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? installedChromium(),
      // Pages are too short-lived to benefit from optimised code.
      args: [...CHROMIUM_FLAGS, '--js-flags=--no-opt,--no-maglev'],
    },
  },
});
