import { createContext, useContext } from 'react';
import type { RemoteBuild } from '@nivara/shared/contracts/registry';
import { createComponentLoader, type ComponentLoader } from './component-loader';
import type { FailureReports } from './failure-reports';
import type { LoadModule, StartContainer } from './federation';
import { createPageLoader, type PageLoader } from './page-loader';

/** Everything that a page remembers about its remotes. */
export interface RemoteLoader {
  components: ComponentLoader;
  pages: PageLoader;
  reports: FailureReports;
  startScripts: StartScripts;
  startContainer: StartContainer;
}

/** A script of a remote; `href` is relative to the build's base, or a whole URL. */
export interface RemoteScript {
  href: string;
  integrity?: string | undefined;
}

/**
 * Runs scripts before the remote imports them; resolves to true when all have run, and to false if one failed. The
 * import loads a failed script again and reports the failure.
 */
export type StartScripts = (build: RemoteBuild, scripts: readonly RemoteScript[]) => Promise<boolean>;

interface Options {
  loadModule: LoadModule;
  reports: FailureReports;
  timeLimitMs: number;
  startScripts?: StartScripts;
  startContainer?: StartContainer;
}

/** The loader is made once at the start of a page and handed down. */
export function createRemoteLoader(options: Options): RemoteLoader {
  const { loadModule, reports, timeLimitMs, startScripts = startNone, startContainer = doNothing } = options;
  const components = createComponentLoader({
    loadModule,
    reports,
    startModule: (build, module) => void startScripts(build, scriptsOf(build, module)),
  });
  const pages = createPageLoader({ components, timeLimitMs });
  return { components, pages, reports, startScripts, startContainer };
}

const doNothing = () => undefined;
const startNone = () => Promise.resolve(false);

const scriptsOf = ({ assets, hashes }: RemoteBuild, module: string): RemoteScript[] =>
  (assets[module] ?? []).map((file) => ({ href: file, integrity: hashes[file] }));

export const RemoteLoaderContext = createContext<RemoteLoader | undefined>(undefined);

export function useRemoteLoader(): RemoteLoader {
  const loader = useContext(RemoteLoaderContext);
  if (!loader) throw new Error('The remote loader is used outside of its provider');
  return loader;
}
