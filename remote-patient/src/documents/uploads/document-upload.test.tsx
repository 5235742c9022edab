import { useState } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { UploadedDocument } from '@nivara/shared/domain/patient';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import {
  chosenFile,
  serveDocuments,
  upload,
  type DocumentService,
} from '@nivara/shared/area/upload/testing/serve-documents';
import { DocumentUpload } from './document-upload';
import { useUploaded, useUploadQueue } from './use-upload-queue';

let service: DocumentService;
beforeEach(() => {
  service = serveDocuments();
});

/** Keeps the list of documents outside `DocumentUpload`, as a wizard does. */
function TestWizard({ initial }: { initial: UploadedDocument[] }) {
  const [documents, setDocuments] = useState(initial);
  const uploads = useUploadQueue();
  const append = (document: UploadedDocument) => setDocuments([...documents, document]);
  useUploaded(uploads, append);
  return (
    <>
      <DocumentUpload
        documents={documents}
        uploads={uploads}
        onAdded={append}
        onRemoved={(index) => setDocuments(documents.filter((_, each) => each !== index))}
        headingLevel={2}
      />
      <button type="button" onClick={uploads.remind}>
        Go on
      </button>
    </>
  );
}

async function open(initial: UploadedDocument[] = []) {
  const app = renderWithApp(<TestWizard initial={initial} />, { user: sessionUser() });
  // Waits until the patient's documents are loaded.
  await act(async () => undefined);
  return app;
}

const input = () => screen.getByLabelText('Choose PDF files');
const button = (name: string) => screen.getByRole('button', { name });
/** `user.upload` would drop files that are no PDF, but a file dialog lets patients choose them all the same. */
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
const chosen = () =>
  within(screen.getByRole('list', { name: 'Chosen files' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const expectDocuments = (...names: string[]) =>
  waitFor(() => expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(names));
const untilUploaded = (message = 'Files uploaded successfully!') => screen.findByText(message);

async function uploadAll(user: UserEvent, ...names: string[]) {
  choose(...names.map((name) => chosenFile(name)));
  await user.click(button('Upload'));
}

test('uploads chosen files one after another', async () => {
  const { user, container } = await open();
  expect(screen.getByText(/^None yet/)).toBeInTheDocument();
  choose(chosenFile('blood test.pdf', 12_646), chosenFile('x-ray.pdf', 512));
  expect(chosen()).toEqual(['blood test.pdf12.35 KB', 'x-ray.pdf0.50 KB']);
  await expectAccessible(container);
  await user.click(button('Upload'));
  expect(await untilUploaded()).toBeInTheDocument();
  expect(service.sent.map(({ fileName }) => fileName)).toEqual(['blood test.pdf', 'x-ray.pdf']);
  await expectDocuments('blood test.pdf', 'x-ray.pdf');
  expect(button('Uploaded')).toBeDisabled();
  expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
  expect(screen.getByText('Files uploaded successfully!').closest('[role=status]')).toHaveFocus();
  choose(chosenFile('letter.pdf'));
  expect(button('Upload')).toBeEnabled();
  expect(screen.queryByText('Files uploaded successfully!')).not.toBeInTheDocument();
});

test('shows the progress of an upload, which can be stopped', async () => {
  service.setReply('large.pdf', 'never');
  const { user, container } = await open();
  await uploadAll(user, 'large.pdf', 'small.pdf');
  const bar = await screen.findByRole('progressbar', { name: 'Uploading large.pdf' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
  expect(button('Uploading...')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Uploading file 1 of 2')).toBeInTheDocument();
  expect(input()).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Remove small.pdf' })).not.toBeInTheDocument();
  await expectAccessible(container);
  await user.click(button('Uploading...'));
  expect(service.sent).toHaveLength(1);
  await user.click(button('Stop'));
  expect(await screen.findByText('The upload was stopped.')).toBeInTheDocument();
  expect(screen.getByText('Not uploaded: large.pdf, small.pdf.')).toBeInTheDocument();
  expect(service.sent).toHaveLength(1);
  service.setReply('large.pdf', undefined);
  await user.click(button('Upload'));
  await untilUploaded();
  await expectDocuments('large.pdf', 'small.pdf');
});

test('names a failed file, uploads the rest, and retries the failed file', async () => {
  service.setReply('two.pdf', 'unreachable');
  const { user, container } = await open();
  await uploadAll(user, 'one.pdf', 'two.pdf', 'three.pdf');
  expect(await screen.findByText('2 of 3 files uploaded.')).toBeInTheDocument();
  expect(screen.getByText('Uploaded: one.pdf, three.pdf.')).toBeInTheDocument();
  expect(screen.getByText('Not uploaded: two.pdf.')).toBeInTheDocument();
  expect(chosen()).toEqual(['two.pdf2.00 KBFile upload failed. Please try again.']);
  expect(screen.queryByText('Files uploaded successfully!')).not.toBeInTheDocument();
  await expectDocuments('one.pdf', 'three.pdf');
  await expectAccessible(container);
  service.setReply('two.pdf', undefined);
  await user.click(button('Upload again'));
  await untilUploaded();
  await expectDocuments('one.pdf', 'three.pdf', 'two.pdf');
});

test('shows the service’s reason beside a refused file', async () => {
  const detail = 'Only PDF files are allowed.';
  service.setReply('photo.pdf', { status: 422, body: { status: 422, title: 'Unprocessable', detail } });
  const { user } = await open();
  await uploadAll(user, 'photo.pdf');
  await screen.findByText('0 of 1 file uploaded.');
  expect(chosen()).toEqual([`photo.pdf2.00 KBFile upload failed. Please try again. ${detail}`]);
});

test('every file fails while the service is down, and is uploaded on a retry', async () => {
  service.refuse('GET /uploads/endpoint', 'unreachable');
  const { user } = await open();
  await uploadAll(user, 'one.pdf', 'two.pdf');
  expect(await screen.findByText('0 of 2 files uploaded.')).toBeInTheDocument();
  service.mend();
  await user.click(button('Upload again'));
  await untilUploaded();
});

test('refuses files with a reason for each', async () => {
  const { container } = await open();
  choose(
    chosenFile('photo.png'),
    chosenFile('empty.pdf', 0),
    chosenFile('huge.pdf', 5_242_881),
    chosenFile('a.pdf'),
  );
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Only PDF files are allowed.')).toBeInTheDocument();
  expect(alert).toHaveTextContent('photo.png: File type must be .pdf');
  expect(alert).toHaveTextContent('empty.pdf: File is smaller than 1 bytes');
  expect(alert).toHaveTextContent('huge.pdf: File is larger than 5242880 bytes');
  expect(chosen()).toEqual(['a.pdf2.00 KB']);
  await expectAccessible(container);
  choose(chosenFile('b.pdf'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('reminds of chosen files before the next step', async () => {
  const { user, container } = await open();
  await user.click(button('Go on'));
  expect(screen.queryByText(/not uploaded yet/)).not.toBeInTheDocument();
  choose(chosenFile('a.pdf'), chosenFile('b.pdf'));
  await user.click(button('Go on'));
  const reminder = screen.getByText('2 files are chosen and not uploaded yet').closest('[role=status]');
  expect(reminder).toHaveFocus();
  await expectAccessible(container);
  await user.click(button('Upload'));
  await untilUploaded();
  await expectDocuments('a.pdf', 'b.pdf');
  expect(screen.queryByText(/not uploaded yet/)).not.toBeInTheDocument();
});

test('says that a file is still on its way, and lets a chosen file be left out', async () => {
  service.setReply('large.pdf', 'never');
  const { user } = await open();
  choose(chosenFile('large.pdf'));
  await user.click(button('Upload'));
  await screen.findByRole('progressbar');
  await user.click(button('Go on'));
  expect(screen.getByText('1 file is on the way still')).toBeInTheDocument();
  await user.click(button('Stop'));
  await screen.findByText('The upload was stopped.');
  await user.click(button('Go on'));
  expect(screen.getByText('1 file is chosen and not uploaded yet')).toBeInTheDocument();
  await user.click(button('Leave it out'));
  expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
  expect(input()).toHaveFocus();
  expect(service.uploads).toEqual([]);
});

test('asks for a file when none is chosen', async () => {
  const { user } = await open();
  await user.click(button('Upload'));
  expect(screen.getByRole('alert')).toHaveTextContent('You must upload at least one file.');
  expect(service.sent).toEqual([]);
});

test('accepts four files at most for the patient record, whatever else the account keeps', async () => {
  service.uploads.push(
    ...['kept', 'elsewhere', 'x', 'y', 'z'].map((name, index) => upload(`${name}.pdf`, 8 + index)),
  );
  const { user } = await open([{ url: upload('kept.pdf', 8).url, display_name: 'kept.pdf' }]);
  expect(await screen.findByRole('heading', { name: 'Uploaded earlier' })).toBeInTheDocument();
  choose(...['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => chosenFile(name)));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You can only upload up to 4 files.d.pdf: Too many files',
  );
  await user.click(button('Upload'));
  await untilUploaded();
  const others = ['elsewhere.pdf', 'x.pdf', 'y.pdf', 'z.pdf'];
  await expectDocuments('kept.pdf', 'a.pdf', 'b.pdf', 'c.pdf', ...others);
  expect(screen.queryByLabelText('Choose PDF files')).not.toBeInTheDocument();
  expect(screen.getByText('You can only upload up to 4 files.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  await user.click(button('Remove b.pdf'));
  await user.click(button('Remove'));
  await user.click(await screen.findByRole('button', { name: 'Add elsewhere.pdf' }));
  await expectDocuments('kept.pdf', 'a.pdf', 'c.pdf', 'elsewhere.pdf', 'x.pdf', 'y.pdf', 'z.pdf');
});

test('removes the right chosen file and moves the focus to the file field', async () => {
  const { user } = await open();
  choose(chosenFile('a.pdf'), chosenFile('b.pdf'));
  await user.click(button('Remove a.pdf'));
  expect(chosen()).toEqual(['b.pdf2.00 KB']);
  expect(input()).toHaveFocus();
});

test('removes a document at the clinic after a confirmation', async () => {
  const stored = upload('kept.pdf');
  service.uploads.push(stored);
  const { user, container } = await open([{ url: stored.url, display_name: stored.displayName }]);
  expect(screen.getByRole('link', { name: 'kept.pdf' })).toHaveAttribute('download');
  await user.click(button('Remove kept.pdf'));
  const question = screen.getByRole('dialog', { name: 'Remove “kept.pdf”?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(service.callsTo('DELETE /uploads/:id')).toEqual([]);

  service.refuse('DELETE /uploads/:id', 'unreachable');
  await user.click(button('Remove kept.pdf'));
  await user.click(button('Remove'));
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the clinic’s service');
  service.mend();
  await user.click(button('Remove'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(service.uploads).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Your documents' })).toHaveFocus();
  await expectAccessible(container);
});

test('removes a missing document from the list, and a document of another site without a call', async () => {
  const { user } = await open([
    { url: 'https://files.example/1', display_name: 'far.pdf' },
    { url: upload('gone.pdf').url, display_name: 'gone.pdf' },
  ]);
  for (const name of ['far.pdf', 'gone.pdf']) {
    await user.click(button(`Remove ${name}`));
    await user.click(button('Remove'));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: new RegExp(name) })).not.toBeInTheDocument(),
    );
  }
  expect(service.callsTo('DELETE /uploads/:id')).toHaveLength(1);
});
