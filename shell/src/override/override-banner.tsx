import styled from 'styled-components';
import type { ShownOverride } from '@nivara/shared/contracts/registry';
import { Button } from '@nivara/shared/ui/form/button';
import { color, space } from '@nivara/shared/ui/tokens/theme';
import { useRegistry } from '../remotes/registry-provider';
import { removeOverride } from './choose-override';

const Banner = styled.section`
  /* Sticky rather than fixed, so that it never covers the end of the page. */
  position: sticky;
  z-index: 60;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[2]} ${space[4]};
  border-top: 3px solid ${color.accent};
  background: ${color.surface};
  color: ${color.text};
`;

const Words = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
`;

/** Stays on every page, so that nobody takes an overridden remote for the live one. */
export function OverrideBanner({ override: { remote, origin, fault } }: { override: ShownOverride }) {
  const isLive = Object.hasOwn(useRegistry().registry.remotes, remote);
  return (
    <Banner aria-label="Development">
      <Words>
        {fault ? (
          <>
            <strong>{remote}</strong> should come from {origin}, which {fault}.{' '}
            {isLive ? 'You see the live one.' : 'It is not live either.'}
          </>
        ) : (
          <>
            <strong>{remote}</strong> comes from {origin}, not from this site.
          </>
        )}
      </Words>
      <Button size="small" onClick={() => void removeOverride()}>
        Back to the live site
      </Button>
    </Banner>
  );
}
