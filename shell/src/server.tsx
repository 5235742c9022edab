import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
// eslint-disable-next-line no-restricted-imports -- only the server's bundle needs it; the shared room stays small.
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import * as appContext from '@nivara/shared/app-context/app-context';
import * as router from '@nivara/shared/app-context/router';
import type { PageToRender, RenderedPage, ShellBundle } from '@nivara/shared/contracts/server-build';
import type { SessionUser } from '@nivara/shared/contracts/session';
import { App } from './app/app';
import { createFailureReports } from './remotes/failure-reports';
import { createRemoteLoader } from './remotes/remote-loader';

/** The modules that the site's server gives to the remotes' bundles, so that all share one copy of each. */
export const sharedModules: ShellBundle['sharedModules'] = {
  '@nivara/shared/app-context/app-context': appContext,
  '@nivara/shared/app-context/router': router,
};

/** Larger than any page, so that React sends no part of it later. */
const ALL_AT_ONCE = Number.MAX_SAFE_INTEGER;

/** React preloads every picture; only those with a high priority should come before the scripts. */
const OTHER_PICTURE = /<link rel="preload" as="image"(?![^>]*fetchPriority="high")[^>]*>/gi;

/** These attributes are renamed, so that `take-over-styles.ts` finds the styles and styled-components does not. */
const STYLED_ATTRIBUTES = /data-styled="true" data-styled-version="([^"]*)"/;

/** The server has loaded the page's module already. */
const neverLoad = () => Promise.reject(new Error('The server loads no further modules'));

/** Prerenders a page that anybody may see: the shell with the remote's page in it. */
export async function renderPage(page: PageToRender): Promise<RenderedPage> {
  const { boot, pathname, match, build, module, data, origin } = page;
  const { remote, route } = match;
  const loader = createRemoteLoader({
    loadModule: neverLoad,
    reports: createFailureReports(''),
    timeLimitMs: 0,
  });
  loader.components.add(build, route.module, module);
  const sheet = new ServerStyleSheet();
  let redirectTo: string | undefined;
  const redirect = (to: string) => (redirectTo = to);
  try {
    const prerendered = { remote, module: route.module, pathname, ready: Promise.resolve(true), html: '' };
    const html = await rendered(
      sheet.collectStyles(
        <StaticRouter location={pathname}>
          <App boot={boot} loader={loader} facts={{ data, origin, redirect }} prerendered={prerendered} />
        </StaticRouter>,
      ),
    );
    // React writes the tags of the head before everything else.
    const head = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/.exec(html)?.[0] ?? '';
    return {
      head: head.replace(OTHER_PICTURE, ''),
      styles: sheet.getStyleTags().replace(STYLED_ATTRIBUTES, 'data-prerendered="$1"'),
      body: html.slice(head.length),
      ...(redirectTo === undefined ? {} : { redirectTo }),
    };
  } finally {
    sheet.seal();
  }
}

/** Renders a guarded page only to learn which files it imports. */
export async function tryPage(
  { pathname, module }: Pick<PageToRender, 'pathname' | 'module'>,
  user: SessionUser,
) {
  const Component = module as ComponentType<object>;
  const nothing = () => undefined;
  const never = () => Promise.reject(new Error('This page is rendered for its imports only'));
  const visitorStore = { read: never, write: never, remove: nothing };
  const actions = { signIn: never, enter: never, signOut: never, refresh: never, expire: nothing };
  await rendered(
    <StaticRouter location={pathname}>
      <appContext.SessionContext
        value={{ user, status: 'signed-in', expired: false, store: undefined, visitorStore, ...actions }}
      >
        <appContext.ToastsContext value={{ showToast: nothing }}>
          <appContext.ModalsContext value={{ openModal: nothing, closeModal: nothing }}>
            <Component />
          </appContext.ModalsContext>
        </appContext.ToastsContext>
      </appContext.SessionContext>
    </StaticRouter>,
  );
}

async function rendered(page: React.ReactNode): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    progressiveChunkSize: ALL_AT_ONCE,
    onError: (error) => void faults.push(error),
  });
  const parts: string[] = [];
  for await (const part of prelude) parts.push(String(part));
  if (faults.length > 0) throw faults[0];
  return parts.join('');
}
