import { screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderWithApp } from '../../testing/render-with-app';
import { Alert } from './alert';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { ProgressBar } from './progress-bar';
import { Loading, SkeletonCard } from './skeleton';
import { Spinner } from './spinner';
import { ToastList } from './toast';

test.each(['info', 'success', 'warning', 'error'] as const)(
  'an %s alert is announced only with the property `live`',
  async (tone) => {
    const { container, rerender } = renderWithApp(
      <Alert tone={tone} title="News">
        Words
      </Alert>,
    );
    expect(screen.queryByRole(tone === 'error' ? 'alert' : 'status')).not.toBeInTheDocument();
    rerender(
      <Alert tone={tone} title="News" live>
        Words
      </Alert>,
    );
    expect(screen.getByRole(tone === 'error' ? 'alert' : 'status')).toHaveTextContent('NewsWords');
    await expectAccessible(container);
  },
);

test('a toast is dismissed by its button, or by its action after the action has run', async () => {
  const dismiss = jest.fn();
  const undo = jest.fn();
  const { user, container } = renderWithApp(
    <ToastList
      onDismiss={dismiss}
      toasts={[
        { id: 1, tone: 'success', text: 'Saved' },
        { id: 2, tone: 'info', text: 'Deleted', action: { label: 'Undo', run: undo } },
      ]}
    />,
  );
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Dismiss: Saved' }));
  expect(dismiss).toHaveBeenLastCalledWith(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(dismiss).toHaveBeenLastCalledWith(2);
});

test('the live region exists before the first toast', () => {
  renderWithApp(<ToastList toasts={[]} onDismiss={() => undefined} />);
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite');
});

test('an error state explains the failure and retries', async () => {
  const retry = jest.fn();
  const { user, container } = renderWithApp(
    <ErrorState onRetry={retry}>The clinic does not answer.</ErrorState>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The clinic does not answer.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
  await expectAccessible(container);
});

test('an empty state has a heading and offers the next step', async () => {
  const { container } = renderWithApp(
    <EmptyState title="No visits yet" level={2} action={<button>Book</button>}>
      They are listed here.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'No visits yet' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Book' })).toBeInTheDocument();
  await expectAccessible(container);
});

test('loading is announced once', async () => {
  const { container } = renderWithApp(
    <Loading label="Loading courses">
      <SkeletonCard picture />
      <SkeletonCard />
      <Spinner />
    </Loading>,
  );
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('Loading courses');
  await expectAccessible(container);
});

test('progress is announced in whole per cent, or not at all when indeterminate', async () => {
  const { container } = renderWithApp(
    <>
      <ProgressBar label="Upload" value={1} max={3} visibleLabel />
      <ProgressBar label="Too far" value={7} max={5} />
      <ProgressBar label="Reading" />
    </>,
  );
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '33');
  expect(screen.getByRole('progressbar', { name: 'Too far' })).toHaveAttribute('aria-valuenow', '100');
  expect(screen.getByRole('progressbar', { name: 'Reading' })).not.toHaveAttribute('aria-valuenow');
  await expectAccessible(container);
});
