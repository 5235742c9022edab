import { screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderWithApp } from '../../testing/render-with-app';
import { Card, CardGrid, CardLink } from '../layout/card';
import { Breadcrumbs } from './breadcrumbs';
import { SkipLink, TextLink } from './link';

test('a link to a page leads there, and a link that opens a new tab says so', async () => {
  const { user, location, container } = renderWithApp(
    <>
      <TextLink to="/about?from=home">About</TextLink>
      <TextLink href="https://example.org" newTab>
        Example
      </TextLink>
      <TextLink href="mailto:care@example.org">Write to us</TextLink>
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'About' }));
  expect(location()).toBe('/about?from=home');
  const outside = screen.getByRole('link', { name: 'Example (opens in a new tab)' });
  expect(outside).toHaveAttribute('target', '_blank');
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: 'Write to us' })).not.toHaveAttribute('rel');
  await expectAccessible(container);
});

test('the skip link is the first tab stop and points to the main content', async () => {
  const { user, container } = renderWithApp(
    <>
      <SkipLink />
      <main id="main">Words</main>
    </>,
  );
  await user.tab();
  const link = screen.getByRole('link', { name: 'Skip to main content' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '#main');
  await expectAccessible(container);
});

test('a card is one link, which reports its focus and leads to its page', async () => {
  const onPointerEnter = jest.fn();
  const { user, location, container } = renderWithApp(
    <CardGrid>
      <CardLink to="/services/nutrition" title="Nutrition" cue="Read more" onPointerEnter={onPointerEnter}>
        <p>Food that suits you.</p>
      </CardLink>
      <Card $tone="deep">Words</Card>
    </CardGrid>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 3, name: 'Nutrition' })).toBeInTheDocument();
  await user.tab();
  expect(onPointerEnter).toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(location()).toBe('/services/nutrition');
  await expectAccessible(container);
});

test('breadcrumbs link to the pages above and name the current page', async () => {
  const { container } = renderWithApp(
    <Breadcrumbs
      items={[{ label: 'Home', to: '/' }, { label: 'Services', to: '/services' }, { label: 'Nutrition' }]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Services']);
  expect(screen.getByText('Nutrition')).toHaveAttribute('aria-current', 'page');
  await expectAccessible(container);
});
