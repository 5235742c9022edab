import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { chosenFile } from '@nivara/shared/area/upload/testing/serve-documents';
import { uploadRoom } from '@nivara/shared/domain/upload-choice';
import { UploadArea } from './upload-area';
import { useUploadQueue } from './use-upload-queue';

function Area() {
  return <UploadArea {...uploadRoom({ inPatientRecord: 0, inAccount: 0 })} uploads={useUploadQueue()} />;
}

const open = () => renderWithApp(<Area />, { user: sessionUser() });
const input = () => screen.getByLabelText('Choose PDF files');
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
const chosen = () =>
  within(screen.getByRole('list', { name: 'Chosen files' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

describe('dragged files', () => {
  const dragged = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files } });
  const zone = () => screen.getByText(/Drop your PDF files here|Let go to add/);

  test('highlight the drop zone, and are added when they are dropped, if they are PDFs', () => {
    open();
    fireEvent.dragEnter(zone(), dragged());
    expect(screen.getByText('Let go to add the files')).toBeInTheDocument();
    fireEvent.dragLeave(zone(), dragged());
    expect(screen.getByText('Drop your PDF files here, or')).toBeInTheDocument();
    fireEvent.dragEnter(zone(), dragged());
    fireEvent.drop(zone(), dragged(chosenFile('a.pdf'), chosenFile('photo.png')));
    expect(chosen()).toEqual(['a.pdf2.00 KB']);
    expect(screen.getByRole('alert')).toHaveTextContent('photo.png: File type must be .pdf');
  });

  test('that are dropped beside the zone do not open in place of the page', () => {
    open();
    expect(fireEvent.drop(document.body, dragged(chosenFile('a.pdf')))).toBe(false);
    expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
  });
});

describe('a file dialog closed without a choice', () => {
  afterEach(() => jest.useRealTimers());

  test('is detected 300 ms after the window has the focus again', () => {
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

  test('is not assumed when a choice follows within 300 ms', () => {
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

  test('is detected at once in browsers that report it', () => {
    open();
    fireEvent.click(input());
    fireEvent(input(), new Event('cancel'));
    expect(screen.getByText('No file was chosen.')).toBeInTheDocument();
  });
});
