import styled from 'styled-components';
import { Page, Stack } from '../layout/layout';
import { Loading, Skeleton, SkeletonText } from './skeleton';
import { space } from '../tokens/theme';

/** Keeps the footer below the fold, so that it does not shift. */
const TallPage = styled(Page)`
  min-height: 90vh;
  padding-block: ${space[8]};
`;

/** Shows the label as visible text; without a label the page has only its skeleton. */
export function PageLoading({ label }: { label?: string }) {
  return (
    <TallPage>
      <Loading label={label}>
        <Stack $gap={6}>
          {label === undefined ? null : <p aria-hidden="true">{label}</p>}
          <Skeleton width="60%" height="3rem" />
          <SkeletonText lines={4} />
          <Skeleton height="18rem" shape="box" />
        </Stack>
      </Loading>
    </TallPage>
  );
}
