import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { readRegistry } from '../../registry/registry-file';
import { root } from '../../tooling/processes';
import { header } from '../fixtures/header';
import { manifests } from '../fixtures/remotes';
import { signInByDialog } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

declare global {
  interface Window {
    violations?: string[];
  }
}

test('a walk through the site violates no content security policy', async ({ page }) => {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.violations?.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  const violations = () => page.evaluate(() => window.violations);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const { banner, trigger, entry, search, logIn } = header(page);

  await page.goto('/');
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Read the profile of Dr. Asha Demo' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toBeVisible();
  await page.keyboard.press('Escape');
  await trigger('Courses').hover();
  await entry('Courses', 'Diabetes educator').click();
  await expect(heading).toBeVisible();
  await search.fill('care');
  await expect(banner.getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Results for “care”');
  await logIn.click();
  await signInByDialog(page);
  await expect(heading).toHaveText('Your profile');
  expect(await violations()).toEqual([]);
});

test('the policy blocks an inline script', async ({ page, allowComplaint }) => {
  allowComplaint(/Content Security Policy|TrustedScript/);
  await page.goto('/about');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    // The policy must keep this text from running.
    script.append('window.violations = ["ran"]');
    document.body.append(script);
    return window.violations !== undefined;
  });
  expect(ran).toBe(false);
});

test('the page runs no script from another origin and writes no markup from a text', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/Trusted ?(Type|HTML|Script)/i);
  await page.goto('/about');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const refused = await page.evaluate(() => {
    const refusal = (act: () => void) => {
      try {
        act();
      } catch (error) {
        return error instanceof TypeError;
      }
      return false;
    };
    const script = () => document.createElement('script');
    const { host } = window.location;
    return {
      elsewhere: refusal(() => (script().src = 'https://elsewhere.example/a.js')),
      anotherPort: refusal(() => (script().src = `http://${host}0/a.js`)),
      blob: refusal(() => (script().src = URL.createObjectURL(new Blob(['1'])))),
      code: refusal(() => (script().text = '1')),
      markup: refusal(() => (document.createElement('p').innerHTML = '<img src=x onerror=alert(1)>')),
      policies: refusal(() =>
        Reflect.get(window, 'trustedTypes').createPolicy('mine', { createHTML: (html: string) => html }),
      ),
      own: refusal(() => (script().src = '/assets/a.js')),
    };
  });
  expect(refused).toEqual({
    elsewhere: true,
    anotherPort: true,
    blob: true,
    code: true,
    markup: true,
    policies: true,
    own: false,
  });
});

test('every page has the security headers', async ({ request }) => {
  for (const address of ['/', '/about', '/search?q=x', '/no/such/page', '/user/patient/dashboard']) {
    const headers = (await request.get(address)).headers();
    const policy = headers['content-security-policy'] ?? '';
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]) {
      expect(policy.split('; ')).toContainEqual(rule);
    }
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': address.startsWith('/user') ? 'no-store' : 'private, no-cache',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('an answer of the service is not cached', async ({ request }) => {
  const answer = await request.get('/api/healthz');
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

test('another site cannot sign anybody in', async ({ request }) => {
  const answer = await request.post('/api/session', {
    data: { username: 'patient', password: 'Patient-demo-1' },
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(answer.status()).toBe(403);
  expect(answer.headers()).not.toHaveProperty('set-cookie');
});

test('browsers revalidate the registry at each request, and it lists every remote', async ({ request }) => {
  const answer = await request.get('/registry.json');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('no-cache');
  const { remotes } = (await answer.json()) as { remotes: object };
  expect(Object.keys(remotes).sort()).toEqual(manifests.map(({ name }) => name).sort());
});

for (const { name } of manifests) {
  test(`the files of ${name} are cached for ever, compressed, and open to other origins`, async ({
    request,
    composed,
  }) => {
    const entry = readRegistry(composed.dataDir).remotes[name];
    const files = [entry?.entry, ...Object.values(entry?.assets ?? {}).flat()];
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const answer = await request.get(`${entry?.base}${file}`, { headers: { 'accept-encoding': 'br' } });
      expect(answer.status()).toBe(200);
      expect(answer.headers()).toMatchObject({
        'cache-control': expect.stringMatching(/max-age=31536000.*immutable/),
        'access-control-allow-origin': '*',
        'content-encoding': 'br',
        'content-type': expect.stringContaining('javascript'),
      });
    }
  });
}

test('the health check names every part', async ({ request }) => {
  const answer = await request.get('/healthz');
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok', site: 'ok', registry: 'ok', service: 'ok' });
});

test('the paths of the data files redirect to the files of the live remotes', async ({
  request,
  composed,
}) => {
  const { remotes } = readRegistry(composed.dataDir);
  for (const file of ['data/coursesPageData.json', 'data/directorsData.json']) {
    const answer = await request.get(`/${file}`);
    expect(answer.status()).toBe(200);
    const owner = Object.values(remotes).find(({ base }) => answer.url().endsWith(base + file));
    expect(owner, `${answer.url()} belongs to a live remote`).toBeDefined();
    expect(Array.isArray(await answer.json())).toBe(true);
  }
});

const TRAVERSALS = ['/remotes', '/assets', '/data'].flatMap((folder) => [
  `${folder}/../registry.json`,
  `${folder}/..%2fnivara.db`,
  `${folder}/%2e%2e/nivara.db`,
  `${folder}/..%5c..%5cpackage.json`,
  `${folder}/....//....//etc/passwd`,
  `${folder}//etc/passwd`,
  `${folder}/%00/../nivara.db`,
  `${folder}/.sources`,
]);

test('nothing outside of the published folders is served', async ({ composed }) => {
  for (const target of TRAVERSALS) {
    const { status, text } = await getUnnormalized(composed.url, target);
    expect(status, target).toBeGreaterThanOrEqual(400);
    expect(status, target).toBeLessThan(500);
    expect(text, target).not.toMatch(/SQLite format|root:|"workspaces"| {4}at /);
  }
});

test('the shell’s source names no remote', () => {
  const folder = path.join(root, 'shell/src');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.length).toBeGreaterThan(20);
  const names = new RegExp(`\\b(${manifests.map(({ name }) => name).join('|')})\\b`, 'i');
  const found = files.flatMap((file) => {
    const full = path.join(file.parentPath, file.name);
    return readFileSync(full, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        names.test(line) ? [`${path.relative(root, full)}:${index + 1} ${line}`] : [],
      );
  });
  expect(found).toEqual([]);
});

/** Browsers and fetch would normalise the path. */
const getUnnormalized = (site: string, target: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(site);
    get({ hostname, port, path: target }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    }).on('error', reject);
  });
