import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { MoreIcon } from '../layout/icon';
import { color, layer, radius, shadow, space, targetSize, text } from '../tokens/theme';

const Root = styled.div`
  position: relative;
  display: inline-flex;
`;

const Trigger = styled.button`
  display: inline-grid;
  width: ${targetSize.small};
  height: ${targetSize.small};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.primary};
  cursor: pointer;
  place-items: center;

  &:hover,
  &[aria-expanded='true'] {
    background: ${color.primarySoft};
  }
`;

const Panel = styled.div`
  position: absolute;
  z-index: ${layer.menu};
  top: calc(100% + ${space[1]});
  right: 0;
  display: grid;
  min-width: 9rem;
  padding: ${space[1]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: ${shadow.high};
`;

const Item = styled.button`
  min-height: ${targetSize.medium};
  padding: ${space[2]} ${space[3]};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.text};
  cursor: pointer;
  font-size: ${text.small};
  font-weight: 550;
  text-align: start;
  white-space: nowrap;

  &:hover,
  &:focus {
    background: ${color.primarySoft};
    color: ${color.primary};
  }
`;

export interface MenuAction {
  label: string;
  run: () => void;
}

interface MenuButtonProps {
  /** The accessible name: the button shows three dots only. */
  label: string;
  actions: readonly MenuAction[];
}

/** Follows the menu button pattern: the arrow keys walk the actions, Escape and Tab close the menu. */
export function MenuButton({ label, actions }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const items = useRef<(HTMLButtonElement | null)[]>([]);
  const first = useRef(0);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    items.current.at(first.current)?.focus();
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  const show = (item: number) => {
    first.current = item;
    setOpen(true);
  };
  const closeToTrigger = () => {
    setOpen(false);
    trigger.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) {
      const item = { ArrowDown: 0, ArrowUp: -1 }[event.key];
      if (event.target !== trigger.current || item === undefined) return;
      show(item);
    } else if (event.key === 'Escape') {
      closeToTrigger();
    } else {
      const focused = items.current.findIndex((item) => item === document.activeElement);
      const next = {
        ArrowDown: (focused + 1) % actions.length,
        ArrowUp: focused <= 0 ? -1 : focused - 1,
        Home: 0,
        End: -1,
      }[event.key];
      if (next === undefined) return;
      items.current.slice(0, actions.length).at(next)?.focus();
    }
    event.preventDefault();
    // A dialog or list around the menu may handle arrow keys and Escape too.
    event.stopPropagation();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <Root ref={root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Trigger
        ref={trigger}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? setOpen(false) : show(0))}
      >
        <MoreIcon size={20} />
      </Trigger>
      {isOpen ? (
        <Panel id={id} role="menu" aria-label={label}>
          {actions.map((action, index) => (
            <Item
              key={action.label}
              ref={(element) => {
                items.current[index] = element;
              }}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                closeToTrigger();
                action.run();
              }}
            >
              {action.label}
            </Item>
          ))}
        </Panel>
      ) : null}
    </Root>
  );
}
