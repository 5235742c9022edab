import styled from 'styled-components';
import { brand } from '@nivara/shared/contracts/brand';
import { Page, VisuallyHidden } from '@nivara/shared/ui/layout/layout';
import { ErrorState } from '@nivara/shared/ui/feedback/error-state';
import { Skeleton, SkeletonText } from '@nivara/shared/ui/feedback/skeleton';
import { space } from '@nivara/shared/ui/tokens/theme';
import type { FaultKind, RemoteFault } from './remote-fault';

const EXPLANATION: Record<FaultKind, string> = {
  unavailable: 'This part of the site could not be fetched.',
  slow: 'This part of the site is taking too long to answer.',
  broken: 'This part of the site arrived, but does not work as it should.',
  'other-contract': 'This part of the site was made for another version of the site.',
};

const Frame = styled.div`
  padding-block: ${space[7]};
`;

/** What stands in a remote's place when it cannot be shown. The rest of the site goes on around it. */
export function FaultPanel({ fault, retry }: { fault: RemoteFault; retry: () => void }) {
  return (
    <Page>
      <Frame>
        <title>{`Not available right now · ${brand.name}`}</title>
        <ErrorState title="This part can’t be shown right now" level={1} onRetry={retry}>
          {EXPLANATION[fault.kind]} Everything else on the site works as usual.
        </ErrorState>
      </Frame>
    </Page>
  );
}

/** Stands before a guarded page while the service cannot say who is signed in. Goes away by itself. */
export function UnreachablePanel() {
  return (
    <Page>
      <Frame>
        <title>{`Not available right now · ${brand.name}`}</title>
        <ErrorState title="We can’t reach the clinic’s service" level={1}>
          Your page needs it. We are trying again every few seconds, and nothing that you typed before is
          lost.
        </ErrorState>
      </Frame>
    </Page>
  );
}

/** As high as a window, so that the footer stays below it. */
const LoadingFrame = styled(Frame)`
  min-height: 90vh;
`;

/** The loading fallback: the outline of a page, so that nothing jumps when the page comes. */
export function LoadingPanel() {
  return (
    <Page>
      <LoadingFrame role="status" aria-live="polite">
        <VisuallyHidden>Loading…</VisuallyHidden>
        <Skeleton width="min(28rem, 80%)" height="3rem" />
        <SkeletonText lines={3} />
        <Skeleton height="18rem" />
      </LoadingFrame>
    </Page>
  );
}
