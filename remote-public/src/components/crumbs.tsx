import { Breadcrumbs, type Crumb } from '@nivara/shared/ui/breadcrumbs';
import { JsonLd } from '@nivara/shared/ui/page-head';
import { crumbsData } from '../structured-data';

/** Where one is, for people and for search engines. */
export function Crumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <>
      <Breadcrumbs items={items} />
      <JsonLd data={crumbsData(items)} />
    </>
  );
}
