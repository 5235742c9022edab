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
import { holdComponent } from './remotes/load-remote-component';

/** The site's server hands these to the remotes' own bundles: one copy of each for all. */
export const rooms: ShellBundle['rooms'] = {
  '@nivara/shared/app-context/app-context': appContext,
  '@nivara/shared/app-context/router': router,
};

/** Larger than any page: nothing of it is sent later, to be moved into place by a script. */
const ALL_AT_ONCE = Number.MAX_SAFE_INTEGER;

/** React asks early for each picture; only those that the page itself calls urgent should go before the scripts. */
const UNURGENT_PICTURE = /<link rel="preload" as="image"(?![^>]*fetchPriority="high")[^>]*>/gi;

/** By which styled-components finds its styles; `take-over-styles.ts` takes them over instead. */
const STYLED = /data-styled="true" data-styled-version="([^"]*)"/;

/** A page that is open to all, finished: the shell's frame with the remote's page in it. */
export async function renderPage(page: PageToRender): Promise<RenderedPage> {
  const { boot, pathname, match, build, module, data, origin } = page;
  const { remote, route } = match;
  holdComponent(build, route.module, module);
  const sheet = new ServerStyleSheet();
  let leadsTo: string | undefined;
  const leadOn = (to: string) => (leadsTo = to);
  try {
    const arrival = { remote, module: route.module, pathname, ready: Promise.resolve(true), html: '' };
    const html = await rendered(
      sheet.collectStyles(
        <StaticRouter location={pathname}>
          <App boot={boot} facts={{ data, origin, leadOn }} arrival={arrival} />
        </StaticRouter>,
      ),
    );
    // React puts what belongs into the head before everything else.
    const head = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/.exec(html)?.[0] ?? '';
    return {
      head: head.replace(UNURGENT_PICTURE, ''),
      styles: sheet.getStyleTags().replace(STYLED, 'data-finished="$1"'),
      body: html.slice(head.length),
      ...(leadsTo === undefined ? {} : { leadsTo }),
    };
  } finally {
    sheet.seal();
  }
}

/** A guarded page for somebody signed in, of which nothing is kept but what it imported. */
export async function tryPage(
  { pathname, module }: Pick<PageToRender, 'pathname' | 'module'>,
  user: SessionUser,
) {
  const Component = module as ComponentType<object>;
  const nothing = () => undefined;
  const never = () => Promise.reject(new Error('This page is only tried'));
  const visitorStore = { read: never, write: never, remove: nothing };
  const actions = { signIn: never, signOut: never, refresh: never, expire: nothing };
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
