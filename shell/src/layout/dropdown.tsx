import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { ChevronDownIcon } from '@nivara/shared/ui/layout/icon';
import { dropdownEntries, type DropdownEntry, type DropdownInput } from './dropdown-items';
import { Item, ItemIcon, Panel, Root, Trigger } from './dropdown-styles';
import { useDropdown } from './use-dropdown';

interface Props {
  label: ReactNode;
  items: DropdownInput;
  /** Replaces the entries while they load, or says why they are missing. */
  note?: ReactNode;
  /** Called with the chosen entry and its target path. */
  onChoose: (item: DropdownEntry) => void;
  /** Called when the pointer or the focus arrives, so that the entries can be loaded. */
  onIntent?: () => void;
  align?: 'start' | 'end';
}

/** Follows the menu button pattern: Tab skips the entries, the arrow keys enter them. */
export function Dropdown({ label, items, note, onChoose, onIntent, align = 'start' }: Props) {
  const entries = dropdownEntries(items);
  const { phase, root, open, close, closeSoon } = useDropdown();
  const [highlighted, setHighlighted] = useState(-1);
  const trigger = useRef<HTMLButtonElement>(null);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const keepClosed = useRef(false);
  const wanted = useRef<number>(undefined);
  const panelId = useId();
  const triggerId = useId();

  // The entry that a key has chosen may not be rendered yet: the panel is opening, or its data is loading.
  useEffect(() => {
    if (wanted.current === undefined || note || phase !== 'open') return;
    links.current.at(wanted.current)?.focus();
    wanted.current = undefined;
  });

  const show = () => {
    onIntent?.();
    open();
  };
  const highlight = (index: number) => {
    wanted.current = index;
    setHighlighted(index);
  };
  const closeToTrigger = () => {
    close();
    keepClosed.current = true;
    trigger.current?.focus();
    keepClosed.current = false;
  };
  const choose = (entry: DropdownEntry) => {
    closeToTrigger();
    onChoose(entry);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const last = entries.length - 1;
    const inside = event.target !== trigger.current;
    const target = {
      ArrowDown: inside && highlighted < last ? highlighted + 1 : 0,
      ArrowUp: inside && highlighted > 0 ? highlighted - 1 : last,
      Home: inside ? 0 : undefined,
      End: inside ? last : undefined,
      Enter: inside ? undefined : 0,
      ' ': inside ? undefined : 0,
    }[event.key];
    if (event.key === 'Escape' && phase === 'open') {
      event.stopPropagation();
      closeToTrigger();
    } else if (target !== undefined) {
      event.preventDefault();
      show();
      if (entries.length > 0) highlight(target);
    }
  };

  const onFocus = (event: FocusEvent) => {
    if (event.target === trigger.current && !keepClosed.current) show();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <Root
      ref={root}
      onMouseEnter={show}
      onMouseLeave={closeSoon}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <Trigger
        ref={trigger}
        id={triggerId}
        type="button"
        aria-haspopup="menu"
        aria-expanded={phase === 'open'}
        aria-controls={phase === 'closed' ? undefined : panelId}
        onClick={show}
      >
        {label}
        <ChevronDownIcon />
      </Trigger>
      {phase !== 'closed' && (
        <Panel
          id={panelId}
          $phase={phase}
          $align={align}
          {...(note ? { role: 'status' } : { role: 'menu', 'aria-labelledby': triggerId })}
        >
          {note ||
            entries.map((entry, index) => (
              <Item
                key={`${entry.text} ${entry.to ?? ''}`}
                ref={(element) => {
                  links.current[index] = element;
                }}
                role="menuitem"
                tabIndex={-1}
                href={entry.to ?? '#'}
                $index={index}
                data-highlighted={index === highlighted}
                onMouseEnter={() => setHighlighted(index)}
                onFocus={() => setHighlighted(index)}
                onClick={(event) => {
                  // The browser handles a click that opens a new tab or window.
                  if (entry.to && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
                  event.preventDefault();
                  choose(entry);
                }}
              >
                {entry.icon && <ItemIcon src={entry.icon} alt="" width={20} height={20} loading="lazy" />}
                {entry.text}
              </Item>
            ))}
        </Panel>
      )}
    </Root>
  );
}
