import { Breadcrumbs, type Crumb } from './breadcrumbs';
import { JsonLd, type StructuredData } from '../layout/page-head';

/** Where one is, for people and for search engines. */
export function Crumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <>
      <Breadcrumbs items={items} />
      <JsonLd data={crumbsData(items)} />
    </>
  );
}

const crumbsData = (crumbs: readonly Crumb[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: to,
  })),
});
