import { Breadcrumbs, type Crumb } from './breadcrumbs';
import { JsonLd, type StructuredData } from '../layout/page-head';

/** Visible breadcrumbs and their structured data, which must agree. */
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
