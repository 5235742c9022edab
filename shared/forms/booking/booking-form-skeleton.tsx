import { Loading, Skeleton } from '../../ui/feedback/skeleton';
import { Stack } from '../../ui/layout/layout';

/** The skeleton is as high as the form, and is shown while the session and the draft are loading. */
export const BookingFormSkeleton = () => (
  <Loading label="Loading the form…">
    <Stack $gap={5}>
      {['70%', '100%', '100%', '100%', '100%', '40%'].map((width, index) => (
        <Stack key={index} $gap={2}>
          <Skeleton width="7rem" />
          <Skeleton width={width} height="2.75rem" shape="box" />
        </Stack>
      ))}
    </Stack>
  </Loading>
);
