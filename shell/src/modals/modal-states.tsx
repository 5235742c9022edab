import { ErrorState } from '@nivara/shared/ui/feedback/error-state';
import { Heading, Stack, VisuallyHidden } from '@nivara/shared/ui/layout/layout';
import { Skeleton, SkeletonText } from '@nivara/shared/ui/feedback/skeleton';

export function ModalLoading({ titleId }: { titleId: string }) {
  return (
    <Stack role="status">
      <VisuallyHidden id={titleId}>Loading…</VisuallyHidden>
      <Skeleton width="60%" height="2rem" />
      <SkeletonText lines={4} />
    </Stack>
  );
}

export function UnknownModal({ titleId }: { titleId: string }) {
  return (
    <Stack>
      <Heading level={2} id={titleId}>
        Form not found
      </Heading>
      <p>We can’t find the form that should open here. Please close this and try another way.</p>
    </Stack>
  );
}

export function ModalFault({ titleId, retry }: { titleId: string; retry: () => void }) {
  return (
    <>
      <VisuallyHidden id={titleId}>This form can’t be shown</VisuallyHidden>
      <ErrorState title="This form can’t be shown right now" level={2} onRetry={retry}>
        The part of the site that it belongs to could not be loaded. Everything else works as usual.
      </ErrorState>
    </>
  );
}
