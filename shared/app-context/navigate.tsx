import { useContext } from 'react';
import { Navigate as RouterNavigate, type NavigateProps, useLocation } from 'react-router-dom';
import { KnownFactsContext } from '@nivara/shared/app-context/app-context';

/**
 * On the server this reports the redirect, with which the site answers the request. In the browser the router's
 * element redirects only when it mounts, and after a second click on the same link the first element may still be
 * mounted while the target loads. The key mounts a new element at each navigation.
 */
export function Navigate(props: NavigateProps) {
  const { redirect } = useContext(KnownFactsContext);
  const { key } = useLocation();
  if (!redirect) return <RouterNavigate key={key} {...props} />;
  if (typeof props.to === 'string') redirect(props.to);
  return null;
}
