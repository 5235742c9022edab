import { useCallback, useId, useRef, useState, type ChangeEvent, type Ref } from 'react';
import styled from 'styled-components';
import { PDF_TYPE, UPLOAD_LIMITS } from '@nivara/shared/domain/upload';
import { breakpoint, color, motion, radius, space, text } from '@nivara/shared/ui/tokens/theme';
import { FileInput, FileInputLabel } from './file-input';
import { UploadIcon } from '../../frame/area-icons';
import { useFileDialog } from './use-file-dialog';
import { useFileDrop } from './use-file-drop';

interface DropZoneProps {
  onChosen: (files: File[]) => void;
  disabled: boolean;
  /** The accessible control for choosing files. */
  ref: Ref<HTMLInputElement>;
}

/** Takes one line where there is room, so that the chosen files and the documents are near the top. */
const Zone = styled.div<{ $over: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[2]} ${space[4]};
  border: 2px dashed ${({ $over }) => ($over ? color.primary : color.lineStrong)};
  border-radius: ${radius.medium};
  background: ${({ $over }) => ($over ? color.primarySoft : color.surface)};
  text-align: center;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};

  > svg {
    color: ${color.primary};
  }
  /* Nothing is dropped on a phone. */
  @media (width < ${breakpoint.tablet}) {
    justify-content: start;
    padding: 0;
    border: 0;
    text-align: start;

    > svg,
    > svg + p {
      display: none;
    }
  }
`;

const Notes = styled.div`
  color: ${color.textMuted};
  font-size: ${text.small};
`;

const MEGABYTE = 1024 * 1024;
/** If the line has to wrap, it wraps before the size. */
const LIMITS = `Up to ${UPLOAD_LIMITS.files} PDF files, ${UPLOAD_LIMITS.bytes / MEGABYTE}\u00a0MB\u00a0each.`;
const CHOOSING = 'Waiting for your choice…';
const CANCELLED = 'No file was chosen.';

export function DropZone({ onChosen, disabled, ref }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [cancelled, setCancelled] = useState(false);
  const choosing = useFileDialog(
    input,
    useCallback(() => setCancelled(true), []),
  );

  const take = (files: File[]) => {
    setCancelled(false);
    if (files.length > 0) onChosen(files);
  };
  const { isOver, handlers } = useFileDrop(take, disabled);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take([...(event.target.files ?? [])]);
    // The field is cleared, so that the same file can be chosen again after it was corrected.
    event.target.value = '';
  };

  return (
    <Zone data-choose $over={isOver} {...handlers}>
      <UploadIcon size={28} />
      <p>{isOver ? 'Let go to add the files' : 'Drop your PDF files here, or'}</p>
      <div>
        <FileInput
          ref={(element) => {
            input.current = element;
            assign(ref, element);
          }}
          id={id}
          type="file"
          accept={`.pdf,${PDF_TYPE}`}
          multiple
          disabled={disabled}
          aria-describedby={`${id}-limits`}
          onClick={() => setCancelled(false)}
          onChange={choose}
        />
        <FileInputLabel htmlFor={id} $variant="secondary" $size="medium" $full={false}>
          Choose PDF files
        </FileInputLabel>
      </div>
      <Notes>
        <p id={`${id}-limits`}>{LIMITS}</p>
        {/* Always rendered, since screen readers announce only changes of an existing live region. */}
        <p role="status">{choosing ? CHOOSING : cancelled ? CANCELLED : ''}</p>
      </Notes>
    </Zone>
  );
}

function assign<Element>(ref: Ref<Element>, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
