import type { ReactNode } from 'react';
import { ErrorState } from '@nivara/shared/ui/error-state';
import { Loading } from '@nivara/shared/ui/skeleton';
import type { StaticData } from '../use-static-data';

interface LoadedProps<T> {
  data: StaticData<T>;
  /** As big as what will stand here. */
  skeleton: ReactNode;
  failure: string;
  children: (data: T) => ReactNode;
}

/** Data that is on its way, that could not be had, or that is here. */
export function Loaded<T>({ data, skeleton, failure, children }: LoadedProps<T>) {
  if (data.status === 'loading') return <Loading>{skeleton}</Loading>;
  if (data.status === 'failed') {
    return (
      <ErrorState title={failure} onRetry={data.retry}>
        {data.message}
      </ErrorState>
    );
  }
  return children(data.data);
}
