import { Stack } from '@nivara/shared/ui/layout/layout';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';

/** The skeleton is as high as the first step. */
export function RegistrationSkeleton() {
  return (
    <Stack $gap={6}>
      <Skeleton height="4.5rem" shape="box" />
      <Skeleton width="14rem" height="1.75rem" />
      {Array.from({ length: 6 }, (_, index) => (
        <Stack key={index} $gap={2}>
          <Skeleton width="8rem" />
          <Skeleton height="2.75rem" shape="box" />
        </Stack>
      ))}
    </Stack>
  );
}
