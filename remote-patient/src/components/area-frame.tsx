import { Suspense } from 'react';
import styled from 'styled-components';
import { Outlet } from '@nivara/shared/app-context/router';
import { Page } from '@nivara/shared/ui/layout';
import { Loading, Skeleton } from '@nivara/shared/ui/skeleton';
import { media, space } from '@nivara/shared/ui/theme';
import { useSignedInUser } from '../use-signed-in-user';
import { AreaMenu } from './area-menu';

const Columns = styled(Page)`
  display: grid;
  align-items: start;
  gap: ${space[5]};
  padding-block: ${space[5]} ${space[8]};

  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: ${space[7]};
    padding-top: ${space[7]};
  }
`;

/** What all pages of the signed-in area have around them. */
export function AreaFrame() {
  const user = useSignedInUser();
  if (!user) return null;
  return (
    <Columns>
      <AreaMenu username={user.UserName} />
      <Suspense
        fallback={
          <Loading>
            <Skeleton height="24rem" shape="box" />
          </Loading>
        }
      >
        <Outlet />
      </Suspense>
    </Columns>
  );
}
