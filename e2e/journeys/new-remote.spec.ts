import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { shellFolder } from '../../tooling/build/build-shell';
import { freePort } from '../../tooling/processes';
import { inFullRun } from '../../shared/testing/test-extent';
import { copyBuilds } from '../fixtures/build-once';
import { copyCheckout, type Checkout } from '../fixtures/checkout';
import { fingerprint } from '../fixtures/fingerprint';
import { readGuide } from '../fixtures/guide';
import { header } from '../fixtures/header';
import { keepRunning, runLine, type Running } from '../fixtures/terminal';
import { watchPage } from '../fixtures/watch-page';

// The commands of docs/guides/for-teams.md must work, from a clone to a new remote that is live in a running site.
const NAME = 'dance-therapy';
const TITLE = 'Dance therapy';
const DATA = `remote-${NAME}/public/data/topics.json`;

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let checkout: Checkout;
let dataDir: string;
let site: string;
let shell: { served: string; sources: string };
const running: Running[] = [];

test.beforeAll(async () => {
  checkout = copyCheckout();
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'nivara-team-'));
  // The sources of this checkout are already built, so npm start skips the build.
  await copyBuilds(dataDir, shellFolder(dataDir));
});
test.afterAll(async () => {
  for (const program of running) await program.interrupt();
  checkout.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const shellNow = () => ({
  served: fingerprint(shellFolder(dataDir)),
  sources: fingerprint(path.join(checkout.folder, 'shell')),
});

interface Step {
  /** The fast run only starts the site, makes the remote and publishes it: other journeys run the other commands. */
  fullRunOnly?: true;
  before?: () => void;
  /** Checks the result of the section's commands. */
  after: (page: Page, output: string) => Promise<void>;
}

const steps: Record<string, Step> = {
  'Start the site': {
    after: async (page) => {
      await page.goto(site);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      shell = shellNow();
    },
  },
  'Make your remote': {
    after: async (_page, output) => {
      expect(output).toContain(`npm run isolate -- ${NAME}`);
    },
  },
  'Run it in isolation': {
    fullRunOnly: true,
    after: async (page) => {
      const isolationUrl = `http://localhost:${isolationPort}`;
      await page.goto(isolationUrl);
      await expect(page.getByRole('banner', { name: 'Isolation' })).toContainText(`${NAME} in isolation`);
      await expect(page).toHaveURL(`${isolationUrl}/${NAME}`);
      await expectPage(page);
      // An open page would log that its server is gone.
      await page.goto('about:blank');
      await running.pop()?.interrupt();
    },
  },
  'Test it': {
    fullRunOnly: true,
    after: async (_page, output) => {
      expect(output).toMatch(/Tests:\s+\d+ passed, \d+ total/);
      expect(output).toContain('All matched files use Prettier code style!');
    },
  },
  'Publish it': {
    after: async (page, output) => {
      expect(output).toContain(`${NAME} 1.0.0 is live.`);
      await page.goto(site);
      const { banner, search } = header(page);
      await banner.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: TITLE }).click();
      await expect(page).toHaveURL(`${site}/${NAME}`);
      await expectPage(page);

      await page.goto(site);
      await page.getByRole('contentinfo').getByRole('link', { name: TITLE }).click();
      await expectPage(page);

      await page.goto(site);
      await search.fill('dance therapy begin');
      await page.getByRole('option', { name: 'How to begin' }).click();
      await expect(page).toHaveURL(`${site}/${NAME}#how-to-begin`);
      await expect(page.getByRole('heading', { name: 'How to begin' })).toBeInViewport();
      expect(shellNow()).toEqual(shell);
    },
  },
  'Change it and roll it back': {
    fullRunOnly: true,
    before: () => checkout.edit(DATA, (text) => text.replace('How to begin', 'How we begin')),
    after: async (page, output) => {
      expect(output).toContain(`${NAME} 1.0.1 is live.`);
      expect(output).toMatch(new RegExp(`^${NAME} 1\\.0\\.1 from .*, before it 1\\.0\\.0$`, 'm'));
      expect(output).toContain(`${NAME} 1.0.1 is rolled back; 1.0.0 is live again.`);
      expect(output).toMatch(/1\.0\.1 {2}rolled back: 1\.0\.0 is live/);
      expect(output).toContain('No page has reported a failure.');
      await page.goto(`${site}/${NAME}`);
      await expectPage(page);
      expect(shellNow()).toEqual(shell);
    },
  },
  'Give a version to a share of the visitors': {
    fullRunOnly: true,
    before: () => checkout.edit(DATA, (text) => text.replace('How we begin', 'How all begin')),
    after: async (page, output) => {
      expect(output).toContain(`${NAME} 1.0.2 is given to 10 of 100 visitors.`);
      expect(output).toMatch(
        new RegExp(`^${NAME} 1\\.0\\.0 from .*, 1\\.0\\.2 for 10 of 100 visitors$`, 'm'),
      );
      expect(output).toContain(`${NAME} 1.0.2 is live for everybody.`);
      await page.goto(`${site}/${NAME}`);
      await expect(page.getByRole('heading', { level: 2, name: 'How all begin' })).toBeVisible();
      expect(shellNow()).toEqual(shell);
    },
  },
};

async function expectPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'How to begin' })).toBeVisible();
}

let isolationPort: number;

/** Runs the command and waits for its end, or for its start if it runs until Ctrl-C. Returns its output. */
async function runCommand(command: string): Promise<string> {
  const type = (env: NodeJS.ProcessEnv, until: RegExp) =>
    keepRunning(command, checkout.folder, env, until).then((program) => void running.push(program));
  if (command === 'npm start') {
    const port = await freePort();
    site = `http://localhost:${port}`;
    const env = { DATA_DIR: dataDir, PORT: String(port), SERVICE_PORT: String(await freePort()) };
    await type(env, /Nivara is up/);
    return '';
  }
  if (command.startsWith('npm run isolate')) {
    isolationPort = await freePort();
    await type({ PORT: String(isolationPort) }, /is served at/);
    return '';
  }
  return runLine(command, checkout.folder, { DATA_DIR: dataDir });
}

const guide = readGuide('for-teams.md');
const unknown = Object.keys(steps).filter((title) => !guide.some((section) => section.title === title));
if (unknown.length > 0) throw new Error(`for-teams.md has no commands under: ${unknown.join(', ')}`);

for (const { title, commands } of guide) {
  const step = steps[title];
  const register = () =>
    test(`the commands of for-teams.md work: ${title}`, async ({ page }) => {
      const watch = watchPage(page);
      // In isolation the page asks for the session before anybody signs in, and gets a 401.
      watch.allow(/status of 401/);
      step?.before?.();
      const output: string[] = [];
      for (const command of commands) output.push(await runCommand(command));
      await step?.after(page, output.join('\n'));
      expect(watch.complaints).toEqual([]);
    });
  if (step?.fullRunOnly) inFullRun('the guide for teams beyond the first publish', register);
  else register();
}
