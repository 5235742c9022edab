import type { Offer } from '@nivara/shared/domain/offer';
import { notFoundProblem, serveCalls, type ServedCalls } from '../../../testing/serve-calls';

/** A discount of this year and the last, but for what the test says otherwise. */
export const offer = (differences: Partial<Offer> = {}): Offer => ({
  id: '01'.repeat(16),
  number: 1,
  kind: 'discount',
  name: 'Family tests',
  description: 'Less for diagnostic tests.',
  validFrom: '2026-01-01',
  validTo: '2099-12-31',
  discountPercentage: 10,
  serviceIds: [8],
  terms: 'Not together with other discounts.',
  specialDiscount: '',
  specialTerms: '',
  freebies: '',
  ...differences,
});

const services = [
  { id: 5, service: 'Kids care' },
  { id: 8, service: 'Diagnostic tests' },
];

/** Keeps offers as the service does for a doctor. */
export function serveOffers(offers: Offer[] = []): ServedCalls & { offers: Offer[] } {
  const indexOf = (id: string) => offers.findIndex((each) => each.id === id);
  const served = serveCalls({
    'GET /services': () => services,
    'GET /offers': ({ query }) => {
      const rows = offers.filter(({ kind }) => kind === query.get('kind'));
      return { rows, total: rows.length };
    },
    'GET /offers/:id': ({ id }) => offers[indexOf(id)] ?? notFoundProblem,
    'POST /offers': ({ body }) => {
      const written = { ...offer({ id: '99'.repeat(16), number: 9 }), ...(body as Partial<Offer>) };
      offers.push(written);
      return written;
    },
    'PUT /offers/:id': ({ id, body }) => Object.assign(offers[indexOf(id)] ?? {}, body),
    'DELETE /offers/:id': ({ id }) => void offers.splice(indexOf(id), 1),
  });
  return { ...served, offers };
}
