import type { Offer } from '@nivara/shared/domain/offer';
import {
  created,
  notFoundProblem,
  serveCalls,
  type Call,
  type ServedCalls,
} from '@nivara/shared/testing/serve-calls';

/** A discount that is valid in every test: from 2026 to the end of 2099. */
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

/** Answers the desk's and a patient's calls about offers from memory. */
export function serveOffers(offers: Offer[] = []): ServedCalls & { offers: Offer[] } {
  const indexOf = (id: string) => offers.findIndex((each) => each.id === id);
  const list = ({ query }: Call) => {
    const rows = offers.filter(({ kind }) => kind === query.get('kind'));
    return { rows, total: rows.length };
  };
  const read = ({ id }: Call) => offers[indexOf(id)] ?? notFoundProblem;
  const served = serveCalls({
    'GET /services': () => services,
    'GET /offers': list,
    'GET /offers/:id': read,
    'GET /desk/offers': list,
    'GET /desk/offers/:id': read,
    'POST /desk/offers': ({ body }) => {
      const written = { ...offer({ id: '99'.repeat(16), number: 9 }), ...(body as Partial<Offer>) };
      offers.push(written);
      return created(written);
    },
    'PUT /desk/offers/:id': ({ id, body }) => {
      const found = offers[indexOf(id)];
      return found ? Object.assign(found, body) : notFoundProblem;
    },
    'DELETE /desk/offers/:id': ({ id }) => {
      if (indexOf(id) === -1) return notFoundProblem;
      offers.splice(indexOf(id), 1);
      return undefined;
    },
  });
  return { ...served, offers };
}
