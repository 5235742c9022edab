import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';

/** Renders the router with some exports of its library replaced. */
async function renderRouter(library: object) {
  jest.resetModules();
  jest.doMock('react', () => React);
  jest.doMock('react-router-dom', () => ({
    ...jest.requireActual<object>('react-router-dom'),
    ...library,
  }));
  const { Link, Route, Routes } = await import('@nivara/shared/app-context/router');
  const { SiteRouter } = await import('./site-router');
  window.history.replaceState(null, '', '/');
  render(
    <SiteRouter>
      <Link to="/hall">To the hall</Link>
      <Routes>
        <Route path="/" element={<p>Entrance</p>} />
        <Route path="/hall" element={<p>The hall</p>} />
      </Routes>
    </SiteRouter>,
  );
  return userEvent.setup();
}

test.each([
  ['the unsafe history of the library', {}],
  ['a library that has no unsafe history', { UNSAFE_createBrowserHistory: undefined }],
])('a link changes page and address with %s', async (_case, library) => {
  const user = await renderRouter(library);
  expect(screen.getByText('Entrance')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'To the hall' }));
  expect(await screen.findByText('The hall')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/hall');
});
