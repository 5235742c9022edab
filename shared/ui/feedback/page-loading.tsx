import styled from 'styled-components';
import { Page, Stack } from '../layout/layout';
import { Loading, Skeleton, SkeletonText } from './skeleton';
import { space } from '../tokens/theme';

/** As high as a window, so that the footer does not jump when the page arrives. */
const Room = styled(Page)`
  min-height: 90vh;
  padding-block: ${space[8]};
`;

/** A whole page on its way. With a label the waiting is said in sight, too. */
export function PageLoading({ label }: { label?: string }) {
  return (
    <Room>
      <Loading label={label}>
        <Stack $gap={6}>
          {label === undefined ? null : <p aria-hidden="true">{label}</p>}
          <Skeleton width="60%" height="3rem" />
          <SkeletonText lines={4} />
          <Skeleton height="18rem" shape="box" />
        </Stack>
      </Loading>
    </Room>
  );
}
