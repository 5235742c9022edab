import { useId, type Ref } from 'react';
import styled from 'styled-components';
import { ProgressBar } from '@nivara/shared/ui/feedback/progress-bar';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { breakpoint, color, media, space, text } from '@nivara/shared/ui/tokens/theme';
import { PhotoInput } from './photo-input';
import type { PhotoProgress } from './use-photographs';

interface PhotoZoneProps {
  onChosen: (files: File[]) => void;
  progress: PhotoProgress | undefined;
  disabled: boolean;
  ref: Ref<HTMLInputElement>;
}

/** Takes one line where there is room, so that the documents below it are near the top. */
const Zone = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};

  strong {
    font-weight: 550;
  }
  ${media.tablet} {
    > p {
      flex: 1 1 16em;
    }
  }
`;

const Explanation = styled.span`
  color: ${color.textMuted};
  font-size: ${text.small};

  @media (width < ${breakpoint.tablet}) {
    display: none;
  }
`;

/** For documents on paper: the pages that are photographed here become one PDF. */
export function PhotoZone({ onChosen, progress, disabled, ref }: PhotoZoneProps) {
  const id = useId();
  return (
    <Stack $gap={3}>
      <Zone>
        <p id={id}>
          <strong>Only on paper?</strong>
          <Explanation> Photograph its pages: they become one PDF, on your own device.</Explanation>
        </p>
        <PhotoInput
          ref={ref}
          variant="quiet"
          describedBy={id}
          onChosen={onChosen}
          isBusy={progress !== undefined}
          disabled={disabled}
        >
          Choose photographs
        </PhotoInput>
      </Zone>
      {progress ? (
        <ProgressBar
          label="Reading the photographs"
          value={progress.done}
          max={progress.total}
          visibleLabel
        />
      ) : null}
    </Stack>
  );
}
