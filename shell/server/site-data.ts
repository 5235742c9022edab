/** Data that the site itself knows, by the name that routes use; undefined while it is unavailable. */
export type SiteData = Readonly<Record<string, () => Promise<unknown>>>;
