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
import { BrowserRouter, createBrowserHistory, Router } from '@nivara/shared/app-context/router';
import { useFewerPauses } from '../first-paint/fewer-pauses';
import { releaseFocus } from '../first-paint/release-focus';

interface Coming {
  /** The next page is loading, and the current one is kept. */
  isUpcoming: boolean;
  /** By the browser's back or forward button. */
  isBack: boolean;
}

const ComingContext = createContext<Coming>({ isUpcoming: false, isBack: false });

export const usePageComing = (): Coming => useContext(ComingContext);

type CreateHistory = NonNullable<typeof createBrowserHistory>;

/** `BrowserRouter` cannot tell that a page is coming, but stands in where the unsafe history is gone from the library. */
export function SiteRouter({ children }: { children: ReactNode }) {
  if (!createBrowserHistory) return <BrowserRouter>{children}</BrowserRouter>;
  return <HistoryRouter createHistory={createBrowserHistory}>{children}</HistoryRouter>;
}

function HistoryRouter({ createHistory, children }: { createHistory: CreateHistory; children: ReactNode }) {
  const [history] = useState(() => createHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  const [target, setTarget] = useState({ action, location });
  const [isPending, startTransition] = useTransition();
  // A change of query or hash alone changes the current page.
  const isUpcoming = isPending && target.location.pathname !== location.pathname;
  const isBack = target.action === 'POP';
  const coming = useMemo(() => ({ isUpcoming, isBack }), [isUpcoming, isBack]);
  const isFocusDue = isUpcoming && !isBack && target.location.hash === '';

  useLayoutEffect(
    () =>
      history.listen((change) => {
        setTarget(change);
        startTransition(() => setState(change));
      }),
    [history, startTransition],
  );

  // In an effect: a menu or a dialog that closes on the same click returns the focus first.
  useEffect(() => {
    if (isFocusDue) releaseFocus();
  }, [isFocusDue, target]);

  useFewerPauses(isUpcoming);

  return (
    <ComingContext value={coming}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </ComingContext>
  );
}
