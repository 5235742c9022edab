import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../form/button';
import { StateAction, StateDisc, StateFrame, StateText, StateTitle } from './empty-state';
import { AlertIcon, RefreshIcon } from '../layout/icon';
import { color } from '../tokens/theme';

export interface ErrorStateProps {
  /** In plain words. */
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  retryLabel?: string;
  level?: 1 | 2 | 3 | 4;
}

const Disc = styled(StateDisc)`
  background: ${color.dangerSoft};
  color: ${color.danger};
`;

/** `onRetry` must make the failed call again. */
export function ErrorState(props: ErrorStateProps) {
  const { title = 'This could not be loaded', children, onRetry, retrying = false, level = 3 } = props;
  return (
    <StateFrame role="alert">
      <Disc aria-hidden="true">
        <AlertIcon size={28} />
      </Disc>
      <StateTitle as={`h${level}`}>{title}</StateTitle>
      <StateText>
        {children ?? 'Please try again. If it keeps happening, call us: we are glad to help.'}
      </StateText>
      {onRetry === undefined ? null : (
        <StateAction>
          <Button
            variant="secondary"
            icon={<RefreshIcon size={20} />}
            busy={retrying}
            busyLabel="Trying again…"
            onClick={onRetry}
          >
            {props.retryLabel ?? 'Retry'}
          </Button>
        </StateAction>
      )}
    </StateFrame>
  );
}
