import type { Offer } from '@nivara/shared/domain/offer';
import { created, notFoundProblem, serveCalls, type ServedCalls } from '@nivara/shared/testing/serve-calls';

/** A discount of this year and the last. */
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

/** Answers a doctor's calls about offers from memory. */
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
      return created(written);
    },
    'PUT /offers/:id': ({ id, body }) => {
      const found = offers[indexOf(id)];
      return found ? Object.assign(found, body) : notFoundProblem;
    },
    'DELETE /offers/:id': ({ id }) => {
      if (indexOf(id) === -1) return notFoundProblem;
      offers.splice(indexOf(id), 1);
      return undefined;
    },
  });
  return { ...served, offers };
}
