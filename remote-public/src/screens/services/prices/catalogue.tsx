import type { Loadable } from '@nivara/shared/app-context/loadable';
import { PackageCards } from './package-cards';
import type { ShownPrices } from './read-price-list';
import { TestFinder } from './test-finder';

interface CatalogueProps {
  service: string;
  prices: Loadable<ShownPrices>;
}

/** Shows packages as cards, and tests as a list that can be searched. */
export function Catalogue({ service, prices }: CatalogueProps) {
  if (prices.status !== 'ready') return null;
  const kind = prices.data.services.find((each) => each.service === service)?.kind;
  const sold = prices.data.entries.filter((entry) => entry.kind === kind);
  if (sold.length === 0) return null;
  return kind === 'package' ? <PackageCards packages={sold} /> : <TestFinder tests={sold} />;
}
