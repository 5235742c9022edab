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

interface Navigation {
  /** True while the next page loads and the current page stays. */
  isUpcoming: boolean;
  /** True after the browser's back or forward button. */
  isBack: boolean;
}

const NavigationContext = createContext<Navigation>({ isUpcoming: false, isBack: false });

export const useUpcomingPage = (): Navigation => useContext(NavigationContext);

type CreateHistory = NonNullable<typeof createBrowserHistory>;

/** Uses `BrowserRouter` if the library drops `UNSAFE_createBrowserHistory`; then no page is ever upcoming. */
export function SiteRouter({ children }: { children: ReactNode }) {
  if (!createBrowserHistory) return <BrowserRouter>{children}</BrowserRouter>;
  return <HistoryRouter createHistory={createBrowserHistory}>{children}</HistoryRouter>;
}

function HistoryRouter({ createHistory, children }: { createHistory: CreateHistory; children: ReactNode }) {
  const [history] = useState(() => createHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  const [target, setTarget] = useState({ action, location });
  const [isPending, startTransition] = useTransition();
  // A change of only the query or the hash stays on the current page.
  const isUpcoming = isPending && target.location.pathname !== location.pathname;
  const isBack = target.action === 'POP';
  const navigation = useMemo(() => ({ isUpcoming, isBack }), [isUpcoming, isBack]);
  const isFocusDue = isUpcoming && !isBack && target.location.hash === '';

  useLayoutEffect(
    () =>
      history.listen((change) => {
        setTarget(change);
        startTransition(() => setState(change));
      }),
    [history, startTransition],
  );

  // Runs in an effect, so that a menu or a dialog that closes on the same click returns the focus first.
  useEffect(() => {
    if (isFocusDue) releaseFocus();
  }, [isFocusDue, target]);

  useFewerPauses(isUpcoming);

  return (
    <NavigationContext value={navigation}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </NavigationContext>
  );
}
