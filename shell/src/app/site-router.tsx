import { createContext, useContext, useLayoutEffect, useState, useTransition, type ReactNode } from 'react';
import { createBrowserHistory, Router } from '@nivara/shared/app-context/router';
import { useInOneGo } from './in-one-go';

const ComingContext = createContext(false);

/** Whether somebody has left for a page that is not there yet. */
export const useIsPageComing = (): boolean => useContext(ComingContext);

/** The browser's own history. Says besides when the address is ahead of the page, as `BrowserRouter` cannot. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  const [isComing, startTransition] = useTransition();

  useLayoutEffect(
    () =>
      history.listen((change) => {
        if (change.action !== 'POP' && change.location.pathname !== location.pathname) letGoOfFocus();
        startTransition(() => setState(change));
      }),
    [history, location.pathname, startTransition],
  );

  useInOneGo(isComing);

  return (
    <ComingContext value={isComing}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </ComingContext>
  );
}

/**
 * The next page gets the focus, unless something else has it by then. Where the page that is left still has it when it is
 * removed, the browser first lays out all of it once more, with the styles of the next.
 */
function letGoOfFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
