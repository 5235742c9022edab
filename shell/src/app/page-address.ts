import { useEffect } from 'react';
import { canonicalPath } from '@nivara/shared/contracts/route-match';
import { useLocation } from '@nivara/shared/app-context/router';

/** The site says in the page where it is found; that stays true when people go on without loading a new one. */
export function PageAddress() {
  const { pathname } = useLocation();

  useEffect(() => {
    const address = window.location.origin + canonicalPath(pathname);
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', address);
    document.querySelector('meta[property="og:url"]')?.setAttribute('content', address);
  }, [pathname]);

  return null;
}
