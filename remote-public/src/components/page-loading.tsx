import { Page, Stack } from '@nivara/shared/ui/layout';
import { Loading, Skeleton, SkeletonText } from '@nivara/shared/ui/skeleton';
import styled from 'styled-components';
import { space } from '@nivara/shared/ui/theme';

/** As high as a window, so that the footer does not jump when the page arrives. */
const Room = styled(Page)`
  min-height: 90vh;
  padding-block: ${space[8]};
`;

export function PageLoading() {
  return (
    <Room>
      <Loading>
        <Stack $gap={6}>
          <Skeleton width="60%" height="3rem" />
          <SkeletonText lines={4} />
          <Skeleton height="18rem" shape="box" />
        </Stack>
      </Loading>
    </Room>
  );
}
