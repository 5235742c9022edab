import type { Access } from './remote-manifest-type';
import { isSiteFile } from './sitemap';

export type * from './remote-manifest-type';

export const OPEN_TO_ALL = 'public' satisfies Access;

/** An entry of a menu's data file. `icon` is relative to the remote, `url` to the site. */
export interface MenuEntry {
  name: string;
  icon: string;
  url: string;
}

/** The contract of this shell and these tools; docs/contract.md lists the changes. */
export const CONTRACT = 3;

/** The previous contract is supported too, so that the teams need not move on the same day. */
const SUPPORTED_CONTRACTS: readonly unknown[] = [CONTRACT, CONTRACT - 1];

export const isSupported = (contract: unknown): boolean => SUPPORTED_CONTRACTS.includes(contract);

/** The address of a route's data file, for a remote served from `base`. */
export const addressOfData = (base: string, file: string): string => (isSiteFile(file) ? file : base + file);
