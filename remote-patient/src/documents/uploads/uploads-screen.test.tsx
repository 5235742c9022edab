import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { chosenFile, serveDocuments, upload } from '@nivara/shared/area/upload/testing/serve-documents';
import { UploadsScreen } from './uploads-screen';

const open = (user = sessionUser()) => renderWithApp(<UploadsScreen />, { user });
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const button = (name: string) => screen.getByRole('button', { name });

test('a patient opens, adds and removes documents', async () => {
  const service = serveDocuments([upload('blood test.pdf')]);
  const { user, container, toasts } = open();
  const link = await screen.findByRole('link', { name: 'blood test.pdf' });
  expect(link).toHaveAttribute('href', upload('blood test.pdf').url);
  expect(cells()).toEqual([['2 March 2026, 10:00 AM', '12.35 KB', 'Remove blood test.pdf']]);
  await expectAccessible(container);

  fireEvent.change(screen.getByLabelText('Choose PDF files'), {
    target: { files: [chosenFile('x-ray.pdf')] },
  });
  await user.click(button('Upload'));
  expect(await screen.findByRole('link', { name: 'x-ray.pdf' })).toBeInTheDocument();
  expect(screen.getByText('Files uploaded successfully!')).toBeInTheDocument();

  await user.click(button('Remove blood test.pdf'));
  await user.click(button('Remove'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'blood test.pdf' })).not.toBeInTheDocument());
  expect(service.uploads.map(({ displayName }) => displayName)).toEqual(['x-ray.pdf']);
  expect(screen.getByRole('heading', { name: 'Your documents' })).toHaveFocus();
  expect(toasts.map(({ text }) => text)).toEqual(['“blood test.pdf” was removed.']);
});

test('an empty list offers to add the first document', async () => {
  serveDocuments();
  const { container } = open();
  expect(await screen.findByRole('heading', { name: 'No documents yet' })).toBeInTheDocument();
  expect(screen.getByLabelText('Choose PDF files')).toBeEnabled();
  await expectAccessible(container);
});

test('an account with four documents can add four more at a time', async () => {
  const service = serveDocuments([1, 2, 3, 4].map((index) => upload(`${index}.pdf`, index)));
  const { user } = open();
  await screen.findByRole('link', { name: '4.pdf' });
  const files = ['a', 'b', 'c', 'd', 'e'].map((name) => chosenFile(`${name}.pdf`));
  fireEvent.change(screen.getByLabelText('Choose PDF files'), { target: { files } });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You can only upload up to 4 files.e.pdf: Too many files',
  );
  await user.click(button('Upload'));
  expect(await screen.findByRole('link', { name: 'd.pdf' })).toBeInTheDocument();
  expect(service.uploads).toHaveLength(8);
  expect(screen.getByLabelText('Choose PDF files')).toBeEnabled();
});

test('with fifty documents no other can be added until one is removed', async () => {
  serveDocuments(Array.from({ length: 50 }, (_, index) => upload(`${index}.pdf`, index)));
  const { user, container } = open();
  expect(await screen.findByText('The clinic keeps up to 50 documents of an account.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Choose PDF files')).not.toBeInTheDocument();
  await expectAccessible(container);
  await user.click(button('Remove 2.pdf'));
  await user.click(button('Remove'));
  expect(await screen.findByLabelText('Choose PDF files')).toBeInTheDocument();
});

test('shows a message while the service is down, and recovers', async () => {
  const service = serveDocuments([upload('blood test.pdf')]);
  service.refuse('GET /uploads', 'unreachable');
  const { user, container } = open();
  expect(await screen.findByRole('heading', { name: 'Documents could not be loaded' })).toBeInTheDocument();
  await expectAccessible(container);
  service.mend();
  await user.click(button('Retry'));
  expect(await screen.findByRole('link', { name: 'blood test.pdf' })).toBeInTheDocument();
});
