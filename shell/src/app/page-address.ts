import { useEffect } from 'react';
import { canonicalPath } from '@nivara/shared/contracts/route-match';
import { useLocation } from '@nivara/shared/app-context/router';

/** Keeps the page's canonical address true after a change of page in the browser. */
export function PageAddress() {
  const { pathname } = useLocation();

  useEffect(() => {
    const address = window.location.origin + canonicalPath(pathname);
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', address);
    document.querySelector('meta[property="og:url"]')?.setAttribute('content', address);
  }, [pathname]);

  return null;
}
