import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../testing/expect-accessible';
import { ServiceTermsNote } from './service-terms';
import { FEE_NOTE, termsFacts } from './service-terms-text';
import type { ServiceTerms } from './use-service-terms';

const doctor = (name: string) => ({ id: name, name, title: 'Physician' });
const terms = (fee: number, ...names: string[]): ServiceTerms => ({
  status: 'ready',
  data: { fee, online: false, doctors: names.map(doctor) },
});

test('shows the fee and the doctor, in the note and as facts', async () => {
  const { container } = render(<ServiceTermsNote terms={terms(120_000, 'Dr. Rohan Sample')} />);
  expect(screen.getByRole('status')).toHaveTextContent('₹1,200.00 with Dr. Rohan Sample');
  expect(screen.getByText(FEE_NOTE)).toBeInTheDocument();
  expect(termsFacts(terms(120_000, 'Dr. Rohan Sample'))).toEqual([
    ['Doctor', 'Dr. Rohan Sample'],
    ['Fee', '₹1,200.00'],
  ]);
  await expectAccessible(container);
});

test.each([
  [terms(120_000, 'A', 'B', 'C'), '₹1,200.00 with A, B or C, whoever is free then'],
  [terms(120_000), '₹1,200.00'],
  [terms(0, 'A'), 'No fee with A'],
])('shows the fee, with the names of the doctors if they are known', (known, words) => {
  render(<ServiceTermsNote terms={known} />);
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test('shows nothing without a service, and no facts while the fee loads', () => {
  const { container } = render(<ServiceTermsNote terms={undefined} />);
  expect(container).toBeEmptyDOMElement();
  expect(termsFacts(undefined)).toEqual([]);
  expect(termsFacts({ status: 'loading' })).toEqual([]);
});

test('a fee that failed to load can be retried, and the facts say that the fee is missing', async () => {
  const retry = jest.fn();
  const failed: ServiceTerms = { status: 'failed', message: 'It is down.', retry };
  const { container } = render(<ServiceTermsNote terms={failed} />);
  expect(screen.getByText('The fee could not be loaded.')).toBeInTheDocument();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalled();
  expect(termsFacts(failed)).toEqual([['Fee', 'It could not be loaded: the front desk tells you.']]);
});
