import { screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderWithApp } from '../../testing/render-with-app';
import { Gallery } from './gallery';

test('shows all groups of primitives on one accessible page', async () => {
  renderWithApp(<Gallery />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Words and actions',
    'Surfaces and messages',
    'Forms',
    'Data',
    'Charts',
  ]);
  await expectAccessible();
}, 60_000);
