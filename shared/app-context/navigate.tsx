import { useContext } from 'react';
import { Navigate as RouterNavigate, type NavigateProps } from 'react-router-dom';
import { KnownFactsContext } from '@nivara/shared/app-context/app-context';

/** Leads on to another page. Where a server makes the page, it is told, and sends the visitor there at once. */
export function Navigate(props: NavigateProps) {
  const { leadOn } = useContext(KnownFactsContext);
  if (!leadOn) return <RouterNavigate {...props} />;
  if (typeof props.to === 'string') leadOn(props.to);
  return null;
}
