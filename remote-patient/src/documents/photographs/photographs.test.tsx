import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chosenFile, serveDocuments } from '@nivara/shared/area/upload/testing/serve-documents';
import { uploadRoom } from '@nivara/shared/domain/upload-choice';
import { UPLOAD_LIMITS } from '@nivara/shared/domain/upload';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { UploadArea } from '../uploads/upload-area';
import { useUploadQueue } from '../uploads/use-upload-queue';
import { addPhotographs } from './photo-document';
import { photograph, fakePictures } from './testing/fake-pictures';

beforeEach(() => fakePictures());

function Area() {
  const uploads = useUploadQueue();
  return (
    <>
      <UploadArea {...uploadRoom({ inPatientRecord: 0, inAccount: 0 })} uploads={uploads} />
      <button type="button" onClick={uploads.remind}>
        Go on
      </button>
    </>
  );
}

const open = () => renderWithApp(<Area />, { user: sessionUser() });
const input = () => screen.getByLabelText('Choose photographs');
const choose = (files: File[], to = input()) => fireEvent.change(to, { target: { files } });
const pages = (name: string) =>
  within(screen.getByRole('list', { name: `Pages of ${name}` }))
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'));

test('several photographs become one PDF, which is uploaded', async () => {
  const service = serveDocuments();
  const { user, container } = open();
  choose([photograph('blood test.jpg'), photograph('second page.png')]);
  expect(await screen.findByRole('list', { name: 'Pages of blood test.pdf' })).toBeInTheDocument();
  expect(pages('blood test.pdf')).toEqual(['blood test.jpg', 'second page.png']);
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Files uploaded successfully!')).toBeInTheDocument();
  expect(service.sent.map(({ fileName }) => fileName)).toEqual(['blood test.pdf']);
});

test('pages are added to a document, and removed from it', async () => {
  const { user } = open();
  choose([photograph('one.jpg')]);
  const more = await screen.findByLabelText('Add pages to one.pdf');
  expect(screen.queryByRole('button', { name: 'Remove page 1' })).not.toBeInTheDocument();
  choose([photograph('two.jpg')], more);
  await waitFor(() => expect(pages('one.pdf')).toEqual(['one.jpg', 'two.jpg']));
  const size = () => screen.getByText(/KB$/).textContent;
  const ofTwo = size();
  await user.click(screen.getByRole('button', { name: 'Remove page 1' }));
  await waitFor(() => expect(pages('two.pdf')).toEqual(['two.jpg']));
  expect(size()).not.toBe(ofTwo);
  expect(screen.getByLabelText('Add pages to two.pdf')).toHaveFocus();
});

test('a document of photographs is removed as a whole', async () => {
  const { user } = open();
  choose([photograph('one.jpg')]);
  await user.click(await screen.findByRole('button', { name: 'Remove one.pdf' }));
  expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument();
  expect(input()).toHaveFocus();
});

test.each([
  ['phone.heic', 'Your browser cannot read HEIC pictures. Set your phone’s camera to “Most compatible”'],
  ['PHONE.HEIF', 'Your browser cannot read HEIC pictures.'],
  ['cut off.jpg', 'This file is broken, or not a picture that browsers can read.'],
])('a picture that the browser cannot read is named, and the others become pages: %s', async (name, why) => {
  const { container } = open();
  choose([photograph('one.jpg'), photograph(name, 'broken')]);
  expect(await screen.findByRole('alert')).toHaveTextContent(`${name}: ${why}`);
  expect(pages('one.pdf')).toEqual(['one.jpg']);
  await expectAccessible(container);
});

test('a PDF among the photographs is added as a file, and a file of another type is refused', async () => {
  open();
  const letter = new File(['x'], 'letter.docx', { type: 'application/msword' });
  choose([letter, chosenFile('scan.pdf')]);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Only PDF files are allowed.');
  expect(alert).toHaveTextContent('letter.docx: File type must be .pdf');
  expect(screen.getByRole('list', { name: 'Chosen files' })).toHaveTextContent('scan.pdf');
});

test('with four files chosen, photographs can only be added to a document of photographs', async () => {
  open();
  fireEvent.change(screen.getByLabelText('Choose PDF files'), {
    target: { files: [1, 2, 3].map((index) => chosenFile(`${index}.pdf`)) },
  });
  expect(input()).toBeEnabled();
  choose([photograph('four.jpg')]);
  await screen.findByRole('list', { name: 'Pages of four.pdf' });
  expect(input()).toBeDisabled();
  expect(screen.getByLabelText('Add pages to four.pdf')).toBeEnabled();
});

test('going on while photographs are being read shows a reminder', async () => {
  let decode: () => void = () => undefined;
  const read = globalThis.createImageBitmap;
  globalThis.createImageBitmap = (async (source: File) => {
    await new Promise<void>((resolve) => (decode = resolve));
    return read(source);
  }) as typeof createImageBitmap;
  const { user, container } = open();
  choose([photograph('one.jpg')]);
  expect(await screen.findByRole('progressbar', { name: 'Reading the photographs' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByText('Your photographs are still being read')).toBeInTheDocument();
  await expectAccessible(container);
  await waitFor(() => expect(decode).not.toBeUndefined());
  await act(async () => decode());
  expect(await screen.findByRole('list', { name: 'Pages of one.pdf' })).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

describe('a document of photographs', () => {
  const read = (count: number) =>
    addPhotographs(
      undefined,
      Array.from({ length: count }, (_, index) => photograph(`${index}.jpg`)),
      () => undefined,
    );

  it.each([1, 10, 20])('of %d pages stays within the limit of a file', async (count) => {
    fakePictures({ width: 6000, height: 8000 });
    const { document, refused } = await read(count);
    expect(refused).toEqual([]);
    expect(document?.pages).toHaveLength(count);
    expect(document?.file.size).toBeLessThanOrEqual(UPLOAD_LIMITS.bytes);
  });

  it('of one page uses the largest size', async () => {
    fakePictures({ width: 6000, height: 8000 });
    expect((await read(1)).document?.pages[0]).toMatchObject({ width: 1650, height: 2200 });
  });

  it('has up to 20 pages', async () => {
    const { document, refused } = await read(21);
    expect(document?.pages).toHaveLength(20);
    expect(refused).toEqual([
      { name: '20.jpg', reason: 'One document has up to 20 pages. Please add the rest as another document.' },
    ]);
  });
});
