import { useContext } from 'react';
import { Navigate as RouterNavigate, type NavigateProps, useLocation } from 'react-router-dom';
import { KnownFactsContext } from '@nivara/shared/app-context/app-context';

/**
 * On the server, reports the redirect, which the site then answers the request with. In the browser each visit redirects
 * again: while the page redirected to still loads, another click on the same link would find this element mounted already.
 */
export function Navigate(props: NavigateProps) {
  const { redirect } = useContext(KnownFactsContext);
  const { key } = useLocation();
  if (!redirect) return <RouterNavigate key={key} {...props} />;
  if (typeof props.to === 'string') redirect(props.to);
  return null;
}
