import type { ReactNode } from 'react';
import styled from 'styled-components';
import { UPLOAD_MESSAGES } from '@nivara/shared/domain/upload';
import { sizeInKb } from '@nivara/shared/domain/upload-choice';
import { IconButton } from '@nivara/shared/ui/form/button';
import { AlertIcon, CheckIcon, CloseIcon, FileIcon } from '@nivara/shared/ui/layout/icon';
import { ProgressBar } from '@nivara/shared/ui/feedback/progress-bar';
import { color, radius, space, text } from '@nivara/shared/ui/tokens/theme';
import type { QueuedFile } from './upload-queue';

/** One line for a file: icon, text and actions. */
export const FileRow = styled.li<{ $done?: boolean }>`
  display: grid;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${({ $done }) => ($done ? color.surfaceSunken : color.surface)};
  grid-template-columns: auto minmax(0, 1fr) auto;

  > svg {
    color: ${({ $done }) => ($done ? color.textMuted : color.primary)};
  }
`;

export const FileRows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`;

export const FileWords = styled.div`
  display: flex;
  min-width: 0;
  flex-direction: column;
  gap: ${space[1]};
  padding-block: ${space[1]};
`;

export const FileName = styled.span`
  font-weight: 550;
  overflow-wrap: anywhere;
`;

const Below = styled.div`
  grid-column: 1 / -1;
  padding-bottom: ${space[2]};
`;

const Detail = styled.span`
  color: ${color.textMuted};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Outcome = styled.span<{ $failed: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  color: ${({ $failed }) => ($failed ? color.danger : color.textMuted)};
  font-size: ${text.small};
  font-weight: 550;

  svg {
    flex: none;
    margin-top: 0.1em;
  }
`;

interface ChosenFileProps {
  chosen: QueuedFile;
  /** Undefined during an upload. */
  onRemove: (() => void) | undefined;
  /** The photographs that the file was made of. */
  children?: ReactNode;
}

const PERCENT = 100;

/** Shows a chosen file with its size, its progress and its result. */
export function ChosenFile({ chosen, onRemove, children }: ChosenFileProps) {
  const { file, state, share, reason } = chosen;
  return (
    <FileRow $done={state === 'uploaded'}>
      <FileIcon size={22} />
      <FileWords>
        <FileName>{file.name}</FileName>
        <Detail>{sizeInKb(file.size)}</Detail>
        {state === 'uploading' ? (
          <ProgressBar label={`Uploading ${file.name}`} value={share * PERCENT} />
        ) : null}
        {state === 'uploaded' ? (
          <Outcome $failed={false}>
            <CheckIcon size={16} /> Uploaded
          </Outcome>
        ) : null}
        {state === 'failed' ? (
          <Outcome $failed>
            <AlertIcon size={16} />
            {[UPLOAD_MESSAGES.failed, reason].filter(Boolean).join(' ')}
          </Outcome>
        ) : null}
      </FileWords>
      {onRemove ? (
        <IconButton label={`Remove ${file.name}`} onClick={onRemove}>
          <CloseIcon size={20} />
        </IconButton>
      ) : (
        <span />
      )}
      {children ? <Below>{children}</Below> : null}
    </FileRow>
  );
}
