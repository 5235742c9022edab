import type { ReactNode } from 'react';
import { ErrorState } from './error-state';
import { Loading } from './skeleton';
import type { Loadable } from '../../app-context/loadable';

interface LoadedProps<T> {
  data: Loadable<T>;
  /** As big as what will stand here. */
  skeleton: ReactNode;
  failure: string;
  /** The level of the heading that says so. */
  level?: 2 | 3;
  children: (data: T) => ReactNode;
}

/** Data that is on its way, that could not be had, or that is here. */
export function Loaded<T>({ data, skeleton, failure, level, children }: LoadedProps<T>) {
  if (data.status === 'loading') return <Loading>{skeleton}</Loading>;
  if (data.status === 'failed') {
    return (
      <ErrorState level={level} title={failure} onRetry={data.retry}>
        {data.message}
      </ErrorState>
    );
  }
  return children(data.data);
}
