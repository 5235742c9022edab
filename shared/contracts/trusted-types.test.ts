import { trustRules } from './trusted-types';

const PAGE = 'https://clinic.example/courses/yoga?x=1';
const MARKUP = '<h1>Learn</h1><p>with us</p>';
const rules = trustRules({
  page: PAGE,
  origins: ['https://remotes.example:8443'],
  markup: MARKUP,
});

test.each([
  '/remotes/courses/1.0.1/routes.abc.js',
  'chunk.js',
  'https://clinic.example/assets/main.js',
  'https://remotes.example:8443/courses/1.0.1/routes.js?attempt=2',
])('a script of the page’s own origin or of a further allowed origin is let through: %s', (address) => {
  expect(rules.createScriptURL(address)).toBe(address);
});

test.each([
  'https://elsewhere.example/a.js',
  '//elsewhere.example/a.js',
  '\\\\elsewhere.example/a.js',
  'https://clinic.example@elsewhere.example/a.js',
  'https://clinic.example.elsewhere.example/a.js',
  'https://clinic.example:444/a.js',
  'http://clinic.example/a.js',
  'https://remotes.example/a.js',
  'blob:https://clinic.example/9115d58c-bcda-ff47-86e5-083e9a215304',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('any other address is refused: %s', (address) => {
  expect(rules.createScriptURL(address)).toBeNull();
});

test('an invalid address throws', () => {
  expect(() => rules.createScriptURL('https://')).toThrow();
});

test('markup is refused, except the page’s prerendered markup', () => {
  expect(rules.createHTML(MARKUP)).toBe(MARKUP);
  for (const html of ['<img src=x onerror=alert(1)>', `${MARKUP}<b>`, '<script>alert(1)</script>', '<'])
    expect(rules.createHTML(html)).toBeNull();
});

test('without a prerendered page no markup is let through', () => {
  const { createHTML } = trustRules({ page: PAGE, origins: [], markup: '' });
  expect(createHTML(MARKUP)).toBeNull();
});

test('text and the empty script element that React starts from are let through', () => {
  for (const html of ['', '{"@context":"https://schema.org","name":"a \\u003c b"}', '<script></script>'])
    expect(rules.createHTML(html)).toBe(html);
});
