import type { ServiceListEntry } from '@nivara/shared/domain/clinic-service';
import { wholeNumberField } from '@nivara/shared/domain/field-rules';
import { offerSchema, type Offer, type OfferKind, type OfferValues } from '@nivara/shared/domain/offer';

/** The form's values: services are names, and an empty discount is null. */
export interface OfferFormValues {
  kind: OfferKind;
  name: string;
  description: string;
  validFrom: string;
  validTo: string;
  discountPercentage: number | null;
  services: string[];
  terms: string;
  specialDiscount: string;
  specialTerms: string;
  freebies: string;
}

export const offerFormSchema = offerSchema.shape({ discountPercentage: wholeNumberField(0, 100).nullable() });

export const emptyOffer = (kind: OfferKind): OfferFormValues => ({
  kind,
  name: '',
  description: '',
  validFrom: '',
  validTo: '',
  discountPercentage: null,
  services: [],
  terms: '',
  specialDiscount: '',
  specialTerms: '',
  freebies: '',
});

export function valuesOf(
  { id: _id, number: _number, serviceIds, ...offer }: Offer,
  services: readonly ServiceListEntry[],
): OfferFormValues {
  const chosen = services.filter(({ id }) => serviceIds.includes(id));
  return { ...offer, services: chosen.map(({ service }) => service) };
}

export function toOffer(
  { services: names, discountPercentage, ...offer }: OfferFormValues,
  services: readonly ServiceListEntry[],
): OfferValues {
  const chosen = services.filter(({ service }) => names.includes(service));
  return {
    ...offer,
    discountPercentage: discountPercentage ?? 0,
    serviceIds: chosen.map(({ id }) => id),
  };
}
