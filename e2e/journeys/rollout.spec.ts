import type { Browser } from '@playwright/test';
import { readRegistry } from '../../registry/registry-file';
import { COURSES_HEADING } from '../fixtures/headings';
import { makeTeam, type Team } from '../fixtures/team';
import { expect, test } from '../fixtures/test';

const LATER = 'Courses for a tenth of the visitors';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let networks = 0;
let team: Team;
test.beforeAll(() => {
  team = makeTeam();
});
test.afterAll(() => team.remove());

/** Opens the courses as a new visitor, and passes the headline to `look`. */
async function asNewVisitor(
  browser: Browser,
  url: string,
  look: (headline: string) => void,
  cookie?: string,
) {
  // Each visitor has a network of their own, since the site counts the failures of a network once.
  const network = `198.51.100.${(networks += 1) % 250}`;
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': network } });
  if (cookie) await context.addCookies([{ name: 'nivara-bucket', value: cookie, url }]);
  const page = await context.newPage();
  await page.goto(`${url}/courses`);
  const headline = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(headline).toBeVisible();
  // Waits until a faulty version has failed, and the page has fallen back to the previous one.
  await page.waitForLoadState('networkidle');
  await expect(headline).toBeVisible();
  look(await headline.innerText());
  await context.close();
}

test('a tenth of the visitors get and keep a staged version, and promotion or rollback reaches all', async ({
  browser,
  composed,
}) => {
  await team.publish(composed.dataDir, 'courses', LATER, 10);
  const seen = new Map<string, number>();
  const buckets = await Promise.all(
    Array.from({ length: 100 }, async (_none, bucket) => {
      const response = await fetch(`${composed.url}/courses`, {
        headers: { cookie: `nivara-bucket=${bucket}` },
      });
      const version = /"courses":\{"version":"([\d.]+)"/.exec(await response.text())?.[1] ?? '';
      seen.set(version, (seen.get(version) ?? 0) + 1);
      return { bucket, version };
    }),
  );
  expect([...seen.values()].sort((a, b) => a - b)).toEqual([10, 90]);
  const later = readRegistry(composed.dataDir).remotes.courses?.staged?.version;
  const first = buckets.find(({ version }) => version === later);
  const other = buckets.find(({ version }) => version !== later);
  const see = (expected: string) => (headline: string) => expect(headline).toBe(expected);
  for (let round = 0; round < 2; round += 1) {
    await asNewVisitor(browser, composed.url, see(LATER), String(first?.bucket));
    await asNewVisitor(browser, composed.url, see(COURSES_HEADING), String(other?.bucket));
  }

  await team.promote(composed.dataDir, 'courses');
  await asNewVisitor(browser, composed.url, see(LATER), String(other?.bucket));
  await team.rollback(composed.dataDir, 'courses');
  await asNewVisitor(browser, composed.url, see(COURSES_HEADING), String(first?.bucket));
});

test('a broken version is rolled back automatically, and no visitor sees a blank page', async ({
  browser,
  composed,
}) => {
  const broken = await team.publishBroken(composed.dataDir, new URL(composed.url).port, 50);

  const isStaged = () => readRegistry(composed.dataDir).remotes.courses?.staged !== undefined;
  let visitors = 0;
  for (; isStaged() && visitors < 60; visitors += 1) {
    await asNewVisitor(browser, composed.url, (headline) => expect(headline).toBe(COURSES_HEADING));
  }
  expect(isStaged()).toBe(false);
  expect(visitors).toBeGreaterThanOrEqual(5);
  await asNewVisitor(browser, composed.url, (headline) => expect(headline).toBe(COURSES_HEADING));

  const story = await team.history(composed.dataDir, 'courses');
  expect(story).toContain(`${broken}  staged: for 50 of 100 visitors`);
  expect(story).toMatch(
    new RegExp(
      `${broken}  rolled back by the site: .* is live; pages in 5 of \\d+ networks failed with ${broken}, .*fails only here`,
    ),
  );
  expect(story).toMatch(new RegExp(`5×, last .*${broken}  rendering \\(broken\\): fails only here`));
});
