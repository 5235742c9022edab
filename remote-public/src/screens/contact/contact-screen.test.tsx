import { screen } from '@testing-library/react';
import { brand } from '@nivara/shared/contracts/brand';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import PublicRoutes from '../../routes';
// Imported early, so that no test waits for the compiler.
import '@nivara/shared/forms/contact/contact-form';
import './contact-screen';

test('shows the clinic’s phone number, its hours and the form for a message, accessibly', async () => {
  const { container } = renderWithApp(<PublicRoutes />, { path: '/contact' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeInTheDocument();
  expect(await screen.findByRole('form', { name: 'Send a Message' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: brand.phone.text })).toHaveAttribute('href', brand.phone.href);
  for (const { part } of brand.hours) expect(screen.getByText(part)).toBeInTheDocument();
  expect(document.title).toBe('Contact · Nivara');
  await expectAccessible(container);
});
