/** By the name that routes use: data that the site itself knows; undefined while it is not to be had. */
export type SiteData = Readonly<Record<string, () => Promise<unknown>>>;
