import { useContext, useSyncExternalStore } from 'react';
import { KnownFactsContext } from '@nivara/shared/app-context/app-context';

/** An entity of schema.org; the context is added here. */
export type StructuredData = { '@type': string } & Readonly<Record<string, unknown>>;

export interface PageHeadProps {
  /** What this page is; the clinic's name is added. */
  title: string;
  description?: string;
  /** Shown where a link to the page is shared: an address as `assetUrl` gives it. */
  image?: string;
  jsonLd?: StructuredData | readonly StructuredData[];
  /** Pages that nobody should find by a search engine, such as a missing one. */
  noIndex?: boolean;
}

const SITE_NAME = 'Nivara';

/**
 * Title, description and what others show of a page. React moves the tags into the document's head and takes them out
 * again with the screen. One per screen: two at a time would name the page twice. The page's address is the shell's to
 * add.
 */
export function PageHead({ title, description, image, jsonLd, noIndex = false }: PageHeadProps) {
  const origin = useOrigin();
  const fullTitle = `${title} · ${SITE_NAME}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SITE_NAME} />
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

/** Tells search engines what a page, or a part of it such as its breadcrumbs, is about. */
export function JsonLd({ data }: { data: StructuredData | readonly StructuredData[] }) {
  const json = toJson(data, useOrigin());
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

const ADDRESSES: ReadonlySet<string> = new Set(['@id', 'url', 'item', 'image']);

/**
 * Whoever reads the data elsewhere does not know where it was found: its addresses are whole ones. Text of the data files
 * stands in it: escaped, so that none of it can end the element.
 */
function toJson(data: StructuredData | readonly StructuredData[], origin: string): string {
  const graph = { '@context': 'https://schema.org', '@graph': [data].flat() };
  return JSON.stringify(graph, (name, value: unknown) =>
    ADDRESSES.has(name) && typeof value === 'string' ? absolute(value, origin) : value,
  ).replace(/</g, '\\u003c');
}

const absolute = (address: string, origin: string) =>
  origin === '' ? address : new URL(address, origin).href;

const never = () => () => undefined;

/** A browser knows where the site is, and so does the site's own server. */
function useOrigin(): string {
  const { origin } = useContext(KnownFactsContext);
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => origin,
  );
}
