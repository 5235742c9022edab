import { useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '@nivara/shared/ui/form/button';
import { CloseIcon } from '@nivara/shared/ui/layout/icon';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { color, radius, space, text } from '@nivara/shared/ui/tokens/theme';
import { PhotoInput } from './photo-input';
import type { PhotoDocument } from './photographs';

export interface PhotoPagesProps {
  document: PhotoDocument;
  onAdd: (photographs: File[]) => void;
  onRemove: (page: number) => void;
  isBusy: boolean;
  /** False during an upload. */
  canChange: boolean;
}

const Pages = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-block: ${space[2]};
  padding: 0;
  list-style: none;
`;

const Page = styled.li`
  display: flex;
  width: 6rem;
  flex-direction: column;
  gap: ${space[1]};
  font-size: ${text.small};

  img {
    width: 100%;
    height: 8rem;
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
    background: ${color.surfaceSunken};
    object-fit: contain;
  }
`;

const Foot = styled.div`
  display: flex;
  min-height: 2.75rem;
  align-items: center;
  justify-content: space-between;
`;

/** The pages of a photographed document, in the order of its PDF. */
export function PhotoPages({ document, onAdd, onRemove, isBusy, canChange }: PhotoPagesProps) {
  const { pages, file } = document;
  const add = useRef<HTMLInputElement>(null);
  return (
    <>
      <Pages aria-label={`Pages of ${file.name}`}>
        {pages.map(({ thumbnail, source }, index) => (
          <Page key={thumbnail + index}>
            <img src={thumbnail} alt={source.name} />
            <Foot>
              Page {index + 1}
              {canChange && pages.length > 1 ? (
                <IconButton
                  label={`Remove page ${index + 1}`}
                  onClick={() => {
                    onRemove(index);
                    add.current?.focus();
                  }}
                >
                  <CloseIcon size={18} />
                </IconButton>
              ) : null}
            </Foot>
          </Page>
        ))}
      </Pages>
      {canChange ? (
        <PhotoInput ref={add} size="small" onChosen={onAdd} isBusy={isBusy}>
          Add pages<VisuallyHidden> to {file.name}</VisuallyHidden>
        </PhotoInput>
      ) : null}
    </>
  );
}
