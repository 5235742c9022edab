import { useContext } from 'react';
import { Navigate as RouterNavigate, type NavigateProps } from 'react-router-dom';
import { KnownFactsContext } from '@nivara/shared/app-context/app-context';

/** On the server, reports the redirect, which the site then answers the request with. */
export function Navigate(props: NavigateProps) {
  const { redirect } = useContext(KnownFactsContext);
  if (!redirect) return <RouterNavigate {...props} />;
  if (typeof props.to === 'string') redirect(props.to);
  return null;
}
