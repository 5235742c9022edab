import type { ReactNode } from 'react';
import { ErrorState } from './error-state';
import { Loading } from './skeleton';
import type { Loadable } from '../../app-context/loadable';

interface LoadedProps<T> {
  data: Loadable<T>;
  /** As large as the content. */
  skeleton: ReactNode;
  failure: string;
  /** The level of the error's heading. */
  level?: 2 | 3;
  children: (data: T) => ReactNode;
}

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
