import { screen, within } from '@testing-library/react';
import { serveDocuments, upload } from '@nivara/shared/area/upload/testing/serve-documents';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { paths } from '../paths';
import { openDoctor } from '../testing/open-doctor';
import './documents-screen';

afterEach(() => jest.restoreAllMocks());

test('lists patients’ documents, which a doctor reads and cannot change', async () => {
  serveDocuments([upload('blood test.pdf')]);
  const { container } = openDoctor(paths.documents);
  expect(await screen.findByRole('link', { name: 'blood test.pdf' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('row', { name: /blood test/ }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['2 March 2026, 10:00 AM', '12.35 KB', 'Asha Kulkarni']);
  expect(screen.queryByLabelText('Choose PDF files')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  await expectAccessible(container);
});
