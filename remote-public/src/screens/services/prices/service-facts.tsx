import type { Loadable } from '@nivara/shared/app-context/loadable';
import type { PricedItem } from '@nivara/shared/domain/price-list';
import { durationInWords, MINUTES_IN_HOUR } from '@nivara/shared/domain/price-list';
import { TIMING_MINUTES } from '@nivara/shared/domain/timings';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { FactList } from '../../../components/fact-list';
import { NextFree } from './next-free';
import { priceInWords } from './price-in-words';
import type { ShownPrices, ShownService } from './read-price-list';

const ASK = 'Please ask the front desk';

interface ServiceFactsProps {
  name: string;
  prices: Loadable<ShownPrices>;
}

/** Fee, duration and place are in the prerendered page; the next free timing is loaded afterwards. */
export function ServiceFacts({ name, prices }: ServiceFactsProps) {
  if (prices.status === 'loading') {
    return <FactList facts={FACTS.map((fact) => ({ name: fact, value: <Skeleton width="8rem" /> }))} />;
  }
  const data = prices.status === 'ready' ? prices.data : undefined;
  const service = data?.services.find((each) => each.service === name);
  if (!data || !service) return <FactList facts={[{ name: FACTS[0], value: ASK }]} />;
  const sold = data.entries.filter(({ kind }) => kind === service.kind);
  const [fee, duration, where, next] = FACTS;
  return (
    <FactList
      facts={[
        { name: fee, value: priceInWords(lowest(service, sold)) },
        { name: duration, value: spanOf(sold) },
        { name: where, value: service.online ? 'At the clinic or by video' : 'At the clinic' },
        { name: next, value: <NextFree service={service.id} /> },
      ]}
    />
  );
}

const FACTS = ['Fee from', 'Duration', 'Where', 'Next free'] as const;

const lowest = ({ fee }: ShownService, sold: readonly PricedItem[]) =>
  Math.min(fee, ...sold.map(({ price }) => price));

/** Packages and tests have their own duration; everything else lasts one timing. */
function spanOf(sold: readonly PricedItem[]): string {
  if (sold.length === 0) return durationInWords(TIMING_MINUTES);
  const all = sold.map(({ minutes }) => minutes);
  const [shortest, longest] = [Math.min(...all), Math.max(...all)];
  const longestText = durationInWords(longest);
  if (shortest === longest) return longestText;
  // Below an hour, the unit is named once: "10 to 30 minutes".
  return longest < MINUTES_IN_HOUR
    ? `${shortest} to ${longestText}`
    : `${durationInWords(shortest)} to ${longestText}`;
}
