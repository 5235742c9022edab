import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import { createBrowserHistory, Router } from '@nivara/shared/app-context/router';
import { useInOneGo } from '../first-paint/fewer-pauses';

interface Coming {
  /** Somebody has left for a page that is not there yet. */
  isComing: boolean;
  /** By the browser's own buttons. */
  isBack: boolean;
}

const ComingContext = createContext<Coming>({ isComing: false, isBack: false });

export const usePageComing = (): Coming => useContext(ComingContext);

/** The browser's own history. Says besides when the address is ahead of the page, as `BrowserRouter` cannot. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  const [target, setTarget] = useState({ action, location });
  const [isPending, startTransition] = useTransition();
  // What follows the path changes the page that stands, and is no other one.
  const isComing = isPending && target.location.pathname !== location.pathname;
  const isBack = target.action === 'POP';
  const coming = useMemo(() => ({ isComing, isBack }), [isComing, isBack]);
  const isFocusDue = isComing && !isBack && target.location.hash === '';

  useLayoutEffect(
    () =>
      history.listen((change) => {
        setTarget(change);
        startTransition(() => setState(change));
      }),
    [history, startTransition],
  );

  // Each time somebody leaves for another page, and after a menu or a dialog that closes with it has given the focus back.
  useEffect(() => {
    if (isFocusDue) letGoOfFocus();
  }, [isFocusDue, target]);

  useInOneGo(isComing);

  return (
    <ComingContext value={coming}>
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
