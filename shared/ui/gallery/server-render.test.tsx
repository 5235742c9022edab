/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from '../../testing/memory-router';
import { Dialog } from '../overlay/dialog';
import { Gallery } from './gallery';
import { GlobalStyle } from '../tokens/global-style';

test('every primitive renders on the server', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(
    <MemoryRouter>
      <GlobalStyle />
      <Gallery />
    </MemoryRouter>,
  );
  expect(html).toContain('Calm, warm, and easy to read on a hard day');
});

test('a dialog is empty on the server', () => {
  const html = renderToString(
    <Dialog titleId="title" onClose={() => undefined}>
      <h2 id="title">Later</h2>
    </Dialog>,
  );
  expect(html).toBe('');
});
