import { Suspense } from 'react';
import { Outlet } from '@nivara/shared/app-context/router';
import { Loading, Skeleton } from '@nivara/shared/ui/feedback/skeleton';

/** The area's page, or a skeleton while its code loads: the menu around it stays visible. */
export const AreaOutlet = () => (
  <Suspense
    fallback={
      <Loading>
        <Skeleton height="24rem" shape="box" />
      </Loading>
    }
  >
    <Outlet />
  </Suspense>
);
