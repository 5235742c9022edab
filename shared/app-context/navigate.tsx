import { useContext } from 'react';
import { Navigate as RouterNavigate, type NavigateProps, useLocation } from 'react-router-dom';
import { KnownFactsContext } from '@nivara/shared/app-context/app-context';

/**
 * On the server this reports the redirect, with which the site answers the request. In the browser the
 * key mounts the router's element anew at each navigation: it redirects only when it is mounted, and at a
 * second click on the same link it may be mounted still, while the target loads.
 */
export function Navigate(props: NavigateProps) {
  const { redirect } = useContext(KnownFactsContext);
  const { key } = useLocation();
  if (!redirect) return <RouterNavigate key={key} {...props} />;
  if (typeof props.to === 'string') redirect(props.to);
  return null;
}
