import { crumbsTo } from './page-names';

const home = { label: 'Home', to: '/' };
const area = { label: 'Your area', to: '/user' };

test.each([
  ['/user', 'Dashboard', []],
  ['/user/asha', 'Dashboard', []],
  ['/user/asha/tests', 'Tests', []],
  ['/user/asha/tests/reports', 'Test Report', [{ label: 'Tests', to: '/user/asha/tests' }]],
  ['/user/asha/tests/reports/', 'Test Report', [{ label: 'Tests', to: '/user/asha/tests' }]],
  [
    '/user/a%20b/profile/registration',
    'Patient registration',
    [{ label: 'Profile', to: '/user/a%20b/profile' }],
  ],
  // `offers` redirects to this page, which has the same name.
  ['/user/asha/offers/offer-list', 'Offers', []],
  // A segment without a page is left out.
  ['/user/asha/horoscope/today', 'Page not found', []],
])('lists the breadcrumbs to %s', (path, name, between) => {
  expect(crumbsTo(path, name)).toEqual([home, area, ...between, { label: name }]);
});
