import { render } from '@testing-library/react';
import { UnbrokenTitle } from './unbroken';

const unbrokenIn = (text: string) => {
  const { container } = render(<UnbrokenTitle>{text}</UnbrokenTitle>);
  expect(container).toHaveTextContent(text);
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
};

test('keeps identifiers and dates of a title on one line, and lets other words break', () => {
  expect(unbrokenIn('Visit summary: Consultation, 19 November 2026')).toEqual(['19 November 2026']);
  expect(unbrokenIn('Bill NV-2026-000081-AY1G of 1 May 2026')).toEqual(['NV-2026-000081-AY1G', '1 May 2026']);
  expect(unbrokenIn('Once a day for 90 days')).toEqual([]);
});
