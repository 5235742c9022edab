import styled from 'styled-components';
import type { ShownOverride } from '@nivara/shared/contracts/registry';
import { Button } from '@nivara/shared/ui/form/button';
import { color, space } from '@nivara/shared/ui/tokens/theme';
import { useRegistry } from '../remotes/registry-provider';
import { leaveOwnMachine } from './choose-override';

const Banner = styled.section`
  /* Behind the footer in the flow: the end of the page stands above it, not below. */
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

/** Stands over every page for as long as a part of the site comes from somebody's own machine. */
export function OverrideBanner({ override: { remote, origin, fault } }: { override: ShownOverride }) {
  const isLive = Object.hasOwn(useRegistry().registry.remotes, remote);
  return (
    <Banner aria-label="Development">
      <Words>
        {fault ? (
          <>
            <strong>{remote}</strong> is to come from {origin}, which {fault}.{' '}
            {isLive ? 'You see the live one.' : 'It is not live either.'}
          </>
        ) : (
          <>
            <strong>{remote}</strong> comes from {origin}, not from this site.
          </>
        )}
      </Words>
      <Button size="small" onClick={() => void leaveOwnMachine()}>
        Back to the live site
      </Button>
    </Banner>
  );
}
