import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';
import { expect, test as base } from '@playwright/test';
import { inFullRun } from '../../shared/testing/test-extent';
import { startIsolated, type IsolatedRemote } from '../fixtures/isolated-remote';
import { manifests } from '../fixtures/remotes';
import { watchPage } from '../fixtures/watch-page';

/** Headings of the remotes' first pages. */
const HEADING: Record<string, RegExp> = {
  public: /Good health begins/,
  courses: /learn/i,
  patient: /^Welcome/,
  doctor: /^Today, /,
  desk: /^Today, /,
};

const test = base.extend<object, { isolated: (name: string) => Promise<IsolatedRemote> }>({
  isolated: [
    async ({ browserName: _anyBrowser }, use) => {
      const running: IsolatedRemote[] = [];
      await use(async (name) => {
        const remote = await startIsolated(name);
        running.push(remote);
        return remote;
      });
      for (const remote of running) await remote.stop();
    },
    { scope: 'worker' },
  ],
});

const runsAlone = ({ name, routes }: (typeof manifests)[number]) =>
  test(`the remote ${name} runs alone, for a visitor, a patient, a doctor and the desk`, async ({
    page,
    isolated,
  }) => {
    const remote = await isolated(name);
    const watch = watchPage(page);
    // The session request answers 401 before anybody signs in.
    watch.allow(/status of 401/);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));

    await page.goto(remote.url);
    const bar = page.getByRole('banner', { name: 'Isolation' });
    await expect(bar).toContainText(`${name} in isolation`);
    const heading = page.getByRole('heading', { level: 1, name: HEADING[name] });
    if (routes[0]?.access === 'public') await expect(heading).toBeVisible();
    await expect(bar.getByRole('radio', { name: 'anonymous' })).toBeChecked();
    for (const who of ['patient', 'doctor', 'desk'] as const) {
      await bar.getByRole('radio', { name: who, exact: true }).click();
      await expect(bar.getByRole('radio', { name: who, exact: true })).toBeChecked();
      const [{ roles } = { roles: undefined }] = routes;
      if (!roles || roles.includes(who)) await expect(heading).toBeVisible();
      else await expect(page.getByText('This page is for people of another role')).toBeVisible();
      const session = (await (await page.request.get(`${remote.url}/api/session`)).json()) as {
        user: { UserFullName: string };
      };
      expect(session.user.UserFullName).toBe(DEMO_ACCOUNTS[who].name);
    }
    await bar.getByRole('radio', { name: 'anonymous' }).click();
    await expect(bar.getByRole('radio', { name: 'anonymous' })).toBeChecked();
    expect((await page.request.get(`${remote.url}/api/session`)).status()).toBe(401);

    const elsewhere = requested.filter((url) => /^https?:/.test(url) && !url.startsWith(`${remote.url}/`));
    expect(elsewhere, 'requests to other origins').toEqual([]);
    const entries = requested.filter((url) => url.includes('remoteEntry'));
    expect(new Set(entries), 'remotes that were loaded').toEqual(new Set([`${remote.url}/remoteEntry.js`]));
    expect(watch.complaints).toEqual([]);

    await remote.stop();
    await expect(fetch(remote.url)).rejects.toThrow();
  });

const isInEachRun = ({ name }: { name: string }) => name === 'patient';
manifests.filter(isInEachRun).forEach(runsAlone);
inFullRun('isolation of each remote', () => manifests.filter((one) => !isInEachRun(one)).forEach(runsAlone));
