import type { ComponentProps, FocusEventHandler, Ref } from 'react';
import styled from 'styled-components';
import { controlLook } from '../form/field-frame';
import { CheckIcon, ChevronDownIcon } from '../layout/icon';
import { color, layer, media, motion, radius, shadow, space, text } from '../tokens/theme';
import { OPTIONS_IN_SIGHT, useChoiceList, type ListChoice } from './use-choice-list';

export type { ListChoice } from './use-choice-list';

export interface ChoiceListProps extends Pick<
  ComponentProps<'button'>,
  'aria-describedby' | 'aria-invalid' | 'aria-required'
> {
  id: string;
  /** The id of its label. */
  labelId: string;
  choices: readonly ListChoice[];
  value: string;
  onChoose: (value: string) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Shown while the choices load, even if one is chosen. */
  waiting?: string;
  disabled?: boolean;
  onFocus?: FocusEventHandler<HTMLButtonElement>;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The height of an option in rem. */
const OPTION_HEIGHT = 2.5;
const BORDERS = 2;

const Root = styled.div`
  position: relative;
`;

const Opener = styled.button`
  ${controlLook}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  cursor: pointer;
  text-align: start;

  svg {
    flex: none;
    color: ${color.textMuted};
    transition: transform ${motion.quick};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  &[aria-disabled='true'] {
    border-style: dashed;
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  ${media.tight} {
    padding-inline: ${space[1]};
    gap: ${space[1]};

    svg {
      width: 0.75em;
    }
  }
`;

const Words = styled.span<{ $quiet: boolean }>`
  overflow: hidden;
  min-width: 0;
  color: ${({ $quiet }) => ($quiet ? color.textMuted : 'inherit')};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.tight} {
    white-space: normal;
  }
`;

const List = styled.ul`
  position: absolute;
  z-index: ${layer.menu};
  inset-block-start: calc(100% + ${space[1]});
  inset-inline: 0;
  max-height: calc(${OPTIONS_IN_SIGHT * OPTION_HEIGHT}rem + ${BORDERS}px);
  padding: 0;
  overflow-y: auto;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  /* An edge has a shadow if more options are beyond it: the cover that hides the shadow scrolls with the list. */
  background:
    linear-gradient(${color.surface} 40%, transparent) top / 100% 2rem no-repeat local,
    linear-gradient(transparent, ${color.surface} 60%) bottom / 100% 2rem no-repeat local,
    linear-gradient(${color.line}, transparent) top / 100% 0.75rem no-repeat scroll,
    linear-gradient(transparent, ${color.line}) bottom / 100% 0.75rem no-repeat scroll,
    ${color.surface};
  box-shadow: ${shadow.high};
  list-style: none;
  overscroll-behavior: contain;
  scroll-margin: ${space[2]};
`;

const Option = styled.li<{ $active: boolean }>`
  display: flex;
  height: ${OPTION_HEIGHT}rem;
  align-items: center;
  gap: ${space[3]};
  padding-inline: ${space[3]};
  background: ${({ $active }) => ($active ? color.primarySoft : 'transparent')};
  color: ${color.text};
  cursor: pointer;

  ${media.tight} {
    height: auto;
    min-height: ${OPTION_HEIGHT}rem;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    padding: ${space[1]} ${space[2]};
  }
  &[aria-selected='true'] {
    color: ${color.primary};
    font-weight: 600;
  }
  &[aria-disabled='true'] {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  &[aria-disabled='true'] > :first-child {
    text-decoration: line-through;
  }
  svg {
    flex: none;
    margin-inline-start: auto;
    color: ${color.primary};
  }
  @media (forced-colors: active) {
    outline: ${({ $active }) => ($active ? '2px solid Highlight' : 'none')};
    outline-offset: -2px;
  }
`;

const Note = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: ${color.textMuted};
  font-size: ${text.small};
  font-weight: 400;
`;

export function ChoiceList(props: ChoiceListProps) {
  const {
    id,
    labelId,
    choices,
    value,
    onChoose,
    placeholder = 'Choose…',
    waiting,
    disabled,
    ...rest
  } = props;
  const { onFocus, onBlur, ref, ...described } = rest;
  const staysClosed = Boolean(disabled) || waiting !== undefined || choices.length === 0;
  const { root, open, active, activeId, optionId, toggle, close, choose, point, onKeyDown } = useChoiceList({
    id,
    choices,
    value,
    onChoose,
    staysClosed,
  });
  const chosen = choices.find((choice) => choice.value === value);
  const listId = `${id}-list`;
  return (
    <Root ref={root}>
      <Opener
        {...described}
        ref={ref}
        id={id}
        type="button"
        role="combobox"
        aria-labelledby={labelId}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={activeId}
        aria-disabled={staysClosed ? true : undefined}
        aria-busy={waiting === undefined ? undefined : true}
        onClick={(event) => {
          // Safari gives a pressed button no focus.
          event.currentTarget.focus();
          toggle();
        }}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={() => {
          close();
          onBlur?.();
        }}
      >
        <Words $quiet={chosen === undefined}>{waiting ?? chosen?.label ?? placeholder}</Words>
        <ChevronDownIcon size={20} />
      </Opener>
      {open ? (
        // The focus stays on the button, so that the list is still there for the click.
        <List
          id={listId}
          role="listbox"
          aria-labelledby={labelId}
          onMouseDown={(event) => event.preventDefault()}
        >
          {choices.map((choice, index) => (
            <Option
              key={choice.value}
              id={optionId(index)}
              role="option"
              aria-selected={choice.value === value}
              aria-disabled={choice.disabled ? true : undefined}
              $active={index === active}
              onPointerMove={() => point(index)}
              onClick={() => choose(index)}
            >
              <Words $quiet={false}>{choice.label}</Words>{' '}
              {choice.note === undefined ? null : <Note>{choice.note}</Note>}
              {choice.value === value ? <CheckIcon size={18} /> : null}
            </Option>
          ))}
        </List>
      ) : null}
    </Root>
  );
}
