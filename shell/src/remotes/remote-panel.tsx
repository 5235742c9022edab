import styled from 'styled-components';
import { brand } from '@nivara/shared/contracts/brand';
import { Page, VisuallyHidden } from '@nivara/shared/ui/layout/layout';
import { ErrorState } from '@nivara/shared/ui/feedback/error-state';
import { Skeleton, SkeletonText } from '@nivara/shared/ui/feedback/skeleton';
import { space } from '@nivara/shared/ui/tokens/theme';
import { AskAPerson } from '../search/ask-a-person';
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

export function FaultPanel({ fault, retry }: { fault: RemoteFault; retry: () => void }) {
  return (
    <Page>
      <Frame>
        <title>{`Not available right now · ${brand.name}`}</title>
        <ErrorState title="This part can’t be shown right now" level={1} onRetry={retry}>
          {EXPLANATION[fault.kind]} Everything else on the site works as usual. If it cannot wait, ask us:{' '}
          <AskAPerson />
        </ErrorState>
      </Frame>
    </Page>
  );
}

/** Shown on a guarded page while the service is down; the session provider polls until it answers. */
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

/** Keeps the footer below the fold. */
const LoadingFrame = styled(Frame)`
  min-height: 90vh;
`;

/** Has the outline of a page, so that little shifts when the page is ready. */
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
