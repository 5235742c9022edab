import { fireEvent, screen } from '@testing-library/react';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { RemotesProvider } from '../../testing/remotes-provider';
import { SearchScreen } from './search-screen';

let mockIsOffline: boolean;
jest.mock('../../search/load-search', () => {
  if (mockIsOffline) throw new Error('The chunk could not be loaded');
  return {
    loadSearch: async () => () => [{ kind: 'Pages', hits: [{ url: '/yoga', title: 'Yoga', text: '' }] }],
  };
});

test('says that the search could not be loaded, and loads it when the visitor retries', async () => {
  mockIsOffline = true;
  renderWithApp(
    <RemotesProvider remotes={{}}>
      <SearchScreen />
    </RemotesProvider>,
    { path: '/search?q=yoga' },
  );
  expect(await screen.findByText('The search could not be loaded')).toBeVisible();
  expect(screen.queryByText('Searching…')).not.toBeInTheDocument();
  mockIsOffline = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Yoga' })).toHaveAttribute('href', '/yoga');
  expect(screen.getByRole('status')).toHaveTextContent('1 result');
});
