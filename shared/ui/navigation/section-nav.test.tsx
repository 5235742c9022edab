import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { SectionNav } from './section-nav';

const links = [
  { text: 'All', to: '/user/asha/tests', end: true },
  { text: 'Schedule', to: '/user/asha/tests/schedule' },
];
const nav = () => within(screen.getByRole('navigation', { name: 'Tests' }));

test('marks the current page and links to the others', async () => {
  const { user, location, container } = renderWithApp(<SectionNav label="Tests" links={links} />, {
    path: '/user/asha/tests',
  });
  expect(nav().getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(container);
  await user.click(nav().getByRole('link', { name: 'Schedule' }));
  expect(location()).toBe('/user/asha/tests/schedule');
  expect(nav().getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
});

test('marks the link to the page above the current page', () => {
  renderWithApp(<SectionNav label="Tests" links={links} />, { path: '/user/asha/tests/schedule/pending' });
  expect(nav().getByRole('link', { name: 'Schedule' })).toHaveAttribute('aria-current');
  expect(nav().getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
});
