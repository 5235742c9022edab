import { screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderWithApp } from '../../testing/render-with-app';
import { Button, ButtonLink, IconButton } from './button';
import { CloseIcon } from '../layout/icon';

test.each(['primary', 'secondary', 'quiet', 'danger'] as const)(
  'a %s button is pressed by keyboard',
  async (variant) => {
    const press = jest.fn();
    const { user, container } = renderWithApp(
      <Button variant={variant} onClick={press}>
        Book
      </Button>,
    );
    await user.tab();
    await user.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(1);
    await expectAccessible(container);
  },
);

test('a busy button keeps its name and the focus, announces its work, and ignores clicks', async () => {
  const press = jest.fn();
  const submit = jest.fn();
  const { user, container, rerender } = renderWithApp(
    <form onSubmit={submit}>
      <Button type="submit" busy={false} onClick={press}>
        Book
      </Button>
    </form>,
  );
  await user.tab();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  rerender(
    <form onSubmit={submit}>
      <Button type="submit" busy busyLabel="Booking…" onClick={press}>
        Book
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Book' });
  await user.dblClick(button);
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Booking…');
  await expectAccessible(container);
});

test('a link that looks like a button is a link', async () => {
  const { user, location, container } = renderWithApp(
    <>
      <ButtonLink to="/courses">Courses</ButtonLink>
      <ButtonLink href="tel:+912025530000">Call us</ButtonLink>
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Courses' }));
  expect(location()).toBe('/courses');
  expect(screen.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+912025530000');
  await expectAccessible(container);
});

test('an icon button is named by its label', async () => {
  const press = jest.fn();
  const { user, container } = renderWithApp(
    <IconButton label="Close" onClick={press}>
      <CloseIcon />
    </IconButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(press).toHaveBeenCalledTimes(1);
  await expectAccessible(container);
});

test('the words of a quiet button line up with the text above it', () => {
  renderWithApp(<Button variant="quiet">Not now</Button>);
  const { paddingInline, borderInlineWidth } = getComputedStyle(screen.getByRole('button'));
  expect([paddingInline, borderInlineWidth]).toEqual(['0', '0']);
});
