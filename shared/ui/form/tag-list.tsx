import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { IconButton } from './button';
import { controlLook } from './field-frame';
import { CloseIcon } from '../layout/icon';
import { color, radius, space } from '../tokens/theme';
import { editId, type Tags, type TagsInput } from './use-tags';
import { VisuallyHidden } from '../layout/visually-hidden';

interface TagListProps
  extends
    Pick<TagsInput, 'id' | 'value' | 'maxLength'>,
    Pick<ComponentProps<'input'>, 'aria-describedby' | 'aria-invalid' | 'autoComplete'> {
  tags: Tags;
  /** The id of its label. */
  labelId: string;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`;

const Items = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    min-width: 0;
    max-width: 100%;
    align-items: center;
    border-radius: ${radius.medium};
    background: ${color.primarySoft};
    color: ${color.primary};
  }
`;

const Tag = styled.button`
  min-width: 0;
  min-height: 36px;
  padding: ${space[1]} 0 ${space[1]} ${space[3]};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 550;
  overflow-wrap: anywhere;
  cursor: pointer;
  text-align: start;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &:focus-visible {
    border-radius: ${radius.medium};
  }
`;

const Box = styled.input`
  ${controlLook}
`;

const EditBox = styled.input`
  ${controlLook}
  min-height: 36px;
  padding-block: 0;
`;

/** Enter or a comma adds a tag; a press on a tag edits it. */
export function TagList({ id, labelId, value, tags, ...box }: TagListProps) {
  const { edit } = tags;
  return (
    <Root>
      <Box
        {...box}
        id={id}
        type="text"
        value={tags.box.value}
        enterKeyHint="done"
        onChange={(event) => tags.box.onChange(event.target.value)}
        onPaste={tags.box.onPaste}
        onFocus={tags.box.onFocus}
        onBlur={tags.box.onBlur}
        onKeyDown={tags.box.onKeyDown}
      />
      {value.length === 0 ? null : (
        <Items role="list" aria-labelledby={labelId}>
          {value.map((tag, index) => (
            <li key={index}>
              {edit.index === index ? (
                <EditBox
                  id={editId(id, index)}
                  aria-label={`Edit ${tag}`}
                  maxLength={box.maxLength}
                  value={edit.value}
                  onChange={(event) => edit.onChange(event.target.value)}
                  onBlur={edit.onBlur}
                  onKeyDown={edit.onKeyDown}
                />
              ) : (
                <>
                  <Tag
                    type="button"
                    id={editId(id, index)}
                    onClick={() => edit.start(index)}
                    onKeyDown={(event) => {
                      if (event.key === 'Delete' || event.key === 'Backspace') tags.remove(index);
                    }}
                  >
                    <VisuallyHidden>Edit </VisuallyHidden>
                    {tag}
                  </Tag>
                  <IconButton label={`Remove ${tag}`} size="small" onClick={() => tags.remove(index)}>
                    <CloseIcon size={16} />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </Items>
      )}
      <VisuallyHidden role="status">{tags.said}</VisuallyHidden>
    </Root>
  );
}
