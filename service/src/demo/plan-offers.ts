import { offerSchema } from '@nivara/shared/domain/offer';
import { createOffer } from '../modules/offers/write-offer';
import { type DemoClinic, asSent, dateOf, momentOf } from './demo-clinic';
import type { StoryMoment } from './run-story';
import { OFFERS, SPECIALS } from './story/offers';

const MORNING = 9 * 60;

export function planOffers({ later }: StoryMoment, clinic: DemoClinic): void {
  for (const { created, first, last, discount, service, ...offer } of OFFERS) {
    const special = SPECIALS.find(({ name }) => name === offer.name);
    const values = {
      ...offer,
      discountPercentage: Number(discount),
      ...(service && { serviceIds: [Number(service)] }),
      ...(special && {
        specialDiscount: special.discount,
        specialTerms: special.terms,
        freebies: special.freebies,
      }),
      validFrom: dateOf(clinic, Number(first)),
      validTo: dateOf(clinic, Number(last)),
    };
    later(momentOf(clinic, Number(created), MORNING), async ({ context }) => {
      await createOffer(context, clinic.doctor, asSent(offerSchema, values));
    });
  }
}
