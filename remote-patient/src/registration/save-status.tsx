import styled from 'styled-components';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { CheckIcon, RefreshIcon } from '@nivara/shared/ui/layout/icon';
import { VisuallyHidden } from '@nivara/shared/ui/layout/layout';
import { color, space, text } from '@nivara/shared/ui/tokens/theme';
import { ANSWER_NAMES } from './answer-names';
import type { DraftState } from './draft-saver';

const Line = styled.p`
  display: flex;
  min-height: 1.5rem;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textMuted};
  font-size: ${text.small};

  svg {
    flex: none;
    color: ${color.success};
  }
`;

const TROUBLE = {
  unreachable: 'Not saved yet: we can’t reach the clinic’s service',
  failed: 'Not saved yet: something went wrong on our side',
} as const;

/** Screen readers announce only trouble and its end. */
export function SaveStatus({ draft, reachable }: { draft: DraftState; reachable: boolean }) {
  const { phase, recovered } = draft;
  const saveTrouble = phase === 'unreachable' || phase === 'failed' ? TROUBLE[phase] : undefined;
  const trouble = saveTrouble ?? (reachable ? undefined : 'We can’t reach the clinic’s service');
  return (
    <div>
      <VisuallyHidden role="status">{trouble ?? (recovered ? 'Saved again' : '')}</VisuallyHidden>
      {trouble === undefined ? (
        <QuietStatus draft={draft} />
      ) : (
        <Alert tone="warning" title={trouble}>
          What you type is kept on this device. We try again every few seconds, and you can go on meanwhile.
        </Alert>
      )}
    </div>
  );
}

function QuietStatus({ draft: { phase, base, unsaveable, conflict } }: { draft: DraftState }) {
  if (conflict) return <Line>Not saved yet: please choose first which answers to keep.</Line>;
  if (phase !== 'saved') {
    return (
      <Line>
        <RefreshIcon size={18} />
        Saving…
      </Line>
    );
  }
  if (!base) return <Line>What you enter is saved as you go.</Line>;
  const unsavedNames = unsaveable.map((path) => ANSWER_NAMES[path]).join(', ');
  return (
    <Line>
      <CheckIcon size={18} />
      {unsaveable.length === 0 ? 'Saved' : `Saved, except for what needs another look: ${unsavedNames}`}
    </Line>
  );
}
