import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { chosenFile } from './testing/serve-documents';
import { UploadArea } from './upload-area';
import { useUploadQueue } from './use-upload-queue';

function Area() {
  return <UploadArea taken={0} uploads={useUploadQueue()} />;
}

const open = () => renderWithApp(<Area />, { user: sessionUser() });
const input = () => screen.getByLabelText('Choose PDF files');
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
const chosen = () =>
  within(screen.getByRole('list', { name: 'Chosen files' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

describe('files that are dropped', () => {
  const held = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files } });
  const zone = () => screen.getByText(/Drop your PDF files here|Let go to add/);

  test('are taken, and the place shows that it would take them', () => {
    open();
    fireEvent.dragEnter(zone(), held());
    expect(screen.getByText('Let go to add the files')).toBeInTheDocument();
    fireEvent.dragLeave(zone(), held());
    expect(screen.getByText('Drop your PDF files here, or')).toBeInTheDocument();
    fireEvent.dragEnter(zone(), held());
    fireEvent.drop(zone(), held(chosenFile('a.pdf'), chosenFile('photo.png')));
    expect(chosen()).toEqual(['a.pdf2.00 KB']);
    expect(screen.getByRole('alert')).toHaveTextContent('photo.png: File type must be .pdf');
  });

  test('beside their place do not open in place of the page', () => {
    open();
    expect(fireEvent.drop(document.body, held(chosenFile('a.pdf')))).toBe(false);
    expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
  });
});

describe('a dialog that is closed without a choice', () => {
  afterEach(() => jest.useRealTimers());

  test('is noticed 300 ms after the window has the focus again', () => {
    open();
    jest.useFakeTimers();
    fireEvent.click(input());
    expect(screen.getByText('Waiting for your choice…')).toBeInTheDocument();
    fireEvent.focus(window);
    act(() => jest.advanceTimersByTime(299));
    expect(screen.getByText('Waiting for your choice…')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('No file was chosen.')).toBeInTheDocument();
  });

  test('is none when a choice comes within that time', () => {
    open();
    jest.useFakeTimers();
    fireEvent.click(input());
    fireEvent.focus(window);
    act(() => jest.advanceTimersByTime(200));
    choose(chosenFile('a.pdf'));
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.queryByText('No file was chosen.')).not.toBeInTheDocument();
    expect(screen.queryByText('Waiting for your choice…')).not.toBeInTheDocument();
  });

  test('is noticed at once where the browser says so', () => {
    open();
    fireEvent.click(input());
    fireEvent(input(), new Event('cancel'));
    expect(screen.getByText('No file was chosen.')).toBeInTheDocument();
  });
});
