import type { Registry } from './registry';
import { canonicalPath, isBelow, matchRoute } from './route-match';

const registry = {
  contract: 3,
  remotes: {
    front: { manifest: { routes: [{ path: '/', module: './routes', access: 'public' }] } },
    shop: {
      manifest: {
        routes: [
          { path: '/shop', module: './routes', access: 'public' },
          { path: '/shop/cart', module: './cart', access: 'signed-in' },
        ],
      },
    },
    foreign: { manifest: { contract: 99, routes: 'none' } },
  },
} as unknown as Registry;

test('a path belongs to the route with the longest matching prefix', () => {
  expect(matchRoute(registry, '/shop/shoes')?.route.module).toBe('./routes');
  expect(matchRoute(registry, '/shop/cart/pay')?.route.module).toBe('./cart');
});

test('the route / owns only the root, and a prefix ends at a slash', () => {
  expect(matchRoute(registry, '/')?.remote).toBe('front');
  expect(matchRoute(registry, '/shopping')).toBeUndefined();
});

test.each([
  ['/shop/shoes', true],
  ['/shop/shoes/', true],
  ['/shop', false],
  ['/shop/', false],
  ['/shopping', false],
])('%s is below /shop: %s', (pathname, expected) => {
  expect(isBelow({ path: '/shop', module: './routes', access: 'public' }, pathname)).toBe(expected);
});

test('the canonical path of a page has no slash at its end, except for the root', () => {
  expect(['/', '/about', '/about/'].map(canonicalPath)).toEqual(['/', '/about', '/about']);
});
