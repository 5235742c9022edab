import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

export interface ListChoice {
  value: string;
  label: string;
  /** A short text at the end of the line. */
  note?: string;
  /** Listed, but cannot be chosen. */
  disabled?: boolean;
}

interface ChoiceListInput {
  id: string;
  choices: readonly ListChoice[];
  value: string;
  onChoose: (value: string) => void;
  /** Keeps the list closed. */
  staysClosed: boolean;
}

/** The number of visible options, and the step of Page Up and Page Down. */
export const OPTIONS_IN_SIGHT = 5;
/** A key that follows the previous key after more than this time starts a new word. */
const TYPE_AHEAD_MS = 700;

const STEPS: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: OPTIONS_IN_SIGHT,
  PageUp: -OPTIONS_IN_SIGHT,
};

/** Follows the select-only combobox of the ARIA Authoring Practices. */
export function useChoiceList({ id, choices, value, onChoose, staysClosed }: ChoiceListInput) {
  const [wanted, setWanted] = useState(false);
  const [wantedIndex, setWantedIndex] = useState(0);
  const typed = useRef({ text: '', at: 0 });
  const root = useRef<HTMLDivElement>(null);

  const open = wanted && !staysClosed;
  const last = choices.length - 1;
  const active = Math.min(wantedIndex, last);
  const optionId = (index: number) => `${id}-option-${index}`;
  const activeId = open && active >= 0 ? optionId(active) : undefined;

  const close = () => setWanted(false);
  const goTo = (index: number) => {
    setWanted(true);
    setWantedIndex(Math.max(0, Math.min(index, last)));
  };
  const chosen = choices.findIndex((choice) => choice.value === value);
  /** Opens the list at the chosen option, or at none, so that nothing is chosen by opening and leaving the list. */
  const show = () => {
    setWanted(true);
    setWantedIndex(chosen);
  };
  const choose = (index: number) => {
    const choice = choices[index];
    if (!choice || choice.disabled) return;
    close();
    if (choice.value !== value) onChoose(choice.value);
  };

  const typeAhead = (character: string) => {
    const now = Date.now();
    const before = now - typed.current.at < TYPE_AHEAD_MS ? typed.current.text : '';
    const text = (before + character).toLowerCase();
    typed.current = { text, at: now };
    // A repeated letter goes to the next match.
    const repeated = [...text].every((each) => each === text[0]);
    const word = repeated ? (text[0] ?? '') : text;
    const from = open ? Math.max(0, active + (repeated ? 1 : 0)) : 0;
    const order = [...choices.keys()].map((index) => (index + from) % choices.length);
    const found = order.find((index) => choices[index]?.label.toLowerCase().startsWith(word));
    if (found !== undefined) goTo(found);
    else setWanted(true);
  };

  const press = () => (open ? choose(active) : show());
  const isTyping = () => typed.current.text !== '' && Date.now() - typed.current.at < TYPE_AHEAD_MS;

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (staysClosed || event.ctrlKey || event.metaKey) return;
    const step = STEPS[key];
    const isText = key.length === 1 && !event.altKey && (key !== ' ' || isTyping());
    if (key === 'Tab') {
      if (open) choose(active);
      return;
    }
    if (isText) typeAhead(key);
    else if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(last);
    else if (key === 'Enter' || key === ' ') press();
    else if (step !== undefined) goTo(open ? active + step : chosen);
    else if (key === 'Escape' && open) close();
    else return;
    // Enter must not submit the form, and Escape must not close the dialog around it.
    event.preventDefault();
    event.stopPropagation();
  };

  useEffect(() => {
    if (!open) return undefined;
    root.current?.querySelector('[role="listbox"]')?.scrollIntoView({ block: 'nearest' });
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setWanted(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open]);

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const toggle = () => (open ? close() : show());
  return { root, open, active, activeId, optionId, toggle, close, choose, point: setWantedIndex, onKeyDown };
}
