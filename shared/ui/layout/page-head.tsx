import { useContext, useSyncExternalStore } from 'react';
import { KnownFactsContext } from '@nivara/shared/app-context/app-context';
import { brand } from '../../contracts/brand';

/** An entity of schema.org; `@context` is added here. */
export type StructuredData = { '@type': string } & Readonly<Record<string, unknown>>;

export interface PageHeadProps {
  /** The title without the clinic's name, which is added here. */
  title: string;
  description?: string;
  /** The picture beside shared links, as an address from `assetUrl`. */
  image?: string;
  jsonLd?: StructuredData | readonly StructuredData[];
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
}

/**
 * React moves the tags into the document's head and removes them with the screen. A screen has one `PageHead`: two
 * would give the page two titles. The shell adds the canonical address.
 */
export function PageHead({ title, description, image, jsonLd, noIndex = false }: PageHeadProps) {
  const origin = useOrigin();
  const fullTitle = `${title} · ${brand.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta name="twitter:card" content={image === undefined ? 'summary' : 'summary_large_image'} />
      {description === undefined ? null : (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
      {image === undefined ? null : <meta property="og:image" content={absolute(image, origin)} />}
      {noIndex ? <meta name="robots" content="noindex" /> : null}
      {jsonLd === undefined ? null : <JsonLd data={jsonLd} />}
    </>
  );
}

/** Structured data for search engines. */
export function JsonLd({ data }: { data: StructuredData | readonly StructuredData[] }) {
  const json = toJson(data, useOrigin());
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

const ADDRESSES: ReadonlySet<string> = new Set(['@id', 'url', 'item', 'image']);

/**
 * Addresses must be absolute, since the data is read elsewhere. "<" is escaped, so that a text of the data files cannot
 * end the element.
 */
function toJson(data: StructuredData | readonly StructuredData[], origin: string): string {
  const graph = { '@context': 'https://schema.org', '@graph': [data].flat() };
  return JSON.stringify(graph, (name, value: unknown) =>
    ADDRESSES.has(name) && typeof value === 'string' ? absolute(value, origin) : value,
  ).replace(/</g, '\\u003c');
}

const absolute = (address: string, origin: string) =>
  origin === '' ? address : new URL(address, origin).href;

const subscribeToNothing = () => () => undefined;

/** The server has no window, so it takes the site's origin from the context. */
function useOrigin(): string {
  const { origin } = useContext(KnownFactsContext);
  return useSyncExternalStore(
    subscribeToNothing,
    () => window.location.origin,
    () => origin,
  );
}
