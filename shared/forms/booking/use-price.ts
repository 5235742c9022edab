import { useCallback } from 'react';
import { readBestOffer } from '../../api-client/offers';
import { useAnswer } from '../../app-context/use-answer';
import { discountOf, type BestOffer } from '../../domain/offer';
import type { BookingValues } from './booking-values';
import type { ServiceTerms } from './use-service-terms';

/** Amounts are in paise; `offer` is null where no offer lowers the fee. */
export interface Price {
  fee: number;
  amount: number;
  offer: BestOffer['offer'];
}

/** Reads the price that the bill will have; undefined until service and day are known. */
export function usePrice(
  { service, appointmentDate }: BookingValues,
  terms: ServiceTerms,
): Price | undefined {
  const ask = useCallback(
    async () =>
      service && isDay(appointmentDate) ? readBestOffer(Number(service), appointmentDate) : undefined,
    [service, appointmentDate],
  );
  const answer = useAnswer(ask);
  if (terms?.status !== 'ready' || answer.status !== 'ready' || !answer.data) return undefined;
  const { fee } = terms.data;
  const { offer } = answer.data;
  const amount = offer ? fee - discountOf(fee, offer.discountPercentage) : fee;
  return { fee, amount, offer: fee > 0 ? offer : null };
}

const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text);
