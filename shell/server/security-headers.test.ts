import { createHash } from 'node:crypto';
import { buildOf } from '@nivara/shared/contracts/registry-for-visitor';
import { contentSecurityPolicy } from './security-headers';
import { deadAddress } from './testing/fake-service';
import { galleryEntry, startTestSite, type TestSite } from './testing/test-site';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite(await deadAddress());
});
afterEach(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy allows the page’s own styles by their hash, and empty style elements for later rules', async () => {
  const { headers, body } = await get('/gallery');
  expect(body).toContain('<style>@font-face{}</style>');
  expect(headers['content-security-policy']).toContain(
    `style-src 'self' ${hashOf('')} ${hashOf('@font-face{}')};`,
  );
});

test('in watch mode each answer has its own nonce, the same in the policy, the head and the font styles', async () => {
  await site.close();
  site = await startTestSite(await deadAddress(), { watch: true });
  const noncesOf = async () => {
    const { body, headers } = await get('/gallery');
    const inPolicy = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    const inPage = /property="csp-nonce" nonce="([^"]+)"/.exec(body)?.[1];
    const ofFonts = /<style nonce="([^"]+)">@font-face/.exec(body)?.[1];
    return { inPolicy, inPage, ofFonts };
  };
  const first = await noncesOf();
  expect(first.inPage).toMatch(/^[\w+/]{22}==$/);
  expect(first).toEqual({ inPolicy: first.inPage, inPage: first.inPage, ofFonts: first.inPage });
  expect((await noncesOf()).inPage).not.toBe(first.inPage);
});

test('the integrity policy makes the browser refuse scripts without a hash', async () => {
  expect((await get('/gallery')).headers['integrity-policy']).toBe('blocked-destinations=(script)');
});

test('the policy allows only the site, and a page has the other security headers', async () => {
  await site.close();
  site = await startTestSite(await deadAddress(), { trustedProxies: ['loopback'] });
  const { headers } = await get('/gallery', { 'x-forwarded-proto': 'https' });
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'self'; script-src 'self'; .*object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types default$/,
  );
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
  });
  expect((await get('/gallery')).headers).not.toHaveProperty('strict-transport-security');
});

test('the policy contains the origins of live and previous versions', async () => {
  await site.publish({
    gallery: galleryEntry({
      base: 'https://gallery.example.org/1.0.1/',
      previous: { ...buildOf(galleryEntry()), base: 'https://old.example.org:8443/1.0.0/' },
    }),
  });
  const { headers } = await get('/gallery');
  const policy = String(headers['content-security-policy']);
  const origins = "'self' https://gallery.example.org https://old.example.org:8443";
  expect(policy).toContain(`script-src ${origins};`);
  expect(policy).toContain(`connect-src ${origins};`);
  expect(policy).toContain(`img-src ${origins} data:;`);
});

test('the policy allows sending documents to the upload origin and loading nothing from it', () => {
  const policy = contentSecurityPolicy(["'sha256-a'"], [], 'https://files.example');
  expect(policy).toContain("connect-src 'self' https://files.example;");
  expect(policy.match(/files\.example/g)).toHaveLength(1);
});
