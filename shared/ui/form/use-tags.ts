import { useEffect, useEffectEvent, useState, type ClipboardEvent, type KeyboardEvent } from 'react';

export interface TagsInput {
  id: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  maxLength?: number;
  /** The initial text of the box, from a draft. */
  startText?: string;
  /** Called with the text of the box, for example to keep it in a draft. */
  onText?: (text: string) => void;
}

/** Text left in the box becomes a tag after a delay, so that the new tag does not move a pressed button. */
const LEAVING_MS = 200;
/** A message shows only the beginning of a long tag. */
const SHOWN = 40;
const SEPARATORS = /[,;\n\r\t]+/;

export const editId = (id: string, index: number) => `${id}-${index}`;
const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');
const sameTag = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const lengthOf = (text: string) => [...text].length;
const has = (tags: readonly string[], tag: string) => tags.some((each) => sameTag(each, tag));

export function useTags({ id, value, onChange, maxLength = Infinity, startText = '', onText }: TagsInput) {
  // The draft's text may have become a tag since.
  const [text, showText] = useState(() => (has(value, tidy(startText)) ? '' : startText));
  const [refusal, setRefusal] = useState<string>();
  const [edited, setEdited] = useState<{ index: number; text: string }>();
  const [said, say] = useState('');
  const [wantedFocus, setWantedFocus] = useState<{ on: string }>();
  const [left, setLeft] = useState(false);

  useEffect(() => {
    if (wantedFocus !== undefined) document.getElementById(wantedFocus.on)?.focus();
  }, [wantedFocus]);
  const focus = (on: string) => setWantedFocus({ on });

  const setText = (next: string) => {
    showText(next);
    onText?.(next);
  };

  const add = (entries: readonly string[]) => {
    const next = [...value];
    const known: string[] = [];
    const refused: string[] = [];
    for (const tag of entries.map(tidy)) {
      if (tag === '') continue;
      if (lengthOf(tag) > maxLength) refused.push(tag);
      else if (has(next, tag)) known.push(tag);
      else next.push(tag);
    }
    setRefusal(refused.length === 0 ? undefined : tooLong(refused, maxLength));
    const added = next.slice(value.length);
    if (added.length > 0) onChange(next);
    if (added.length > 0) say(`Added ${added.join(', ')}.`);
    else if (known.length > 0) say(`${known.join(', ')} is in the list already.`);
  };

  /** The text after the last comma is still being typed. */
  const type = (typed: string) => {
    setRefusal(undefined);
    const parts = typed.split(',');
    const rest = parts.pop() ?? '';
    if (parts.length > 0) add(parts);
    setText(parts.length > 0 ? rest.trimStart() : rest);
  };

  const addText = () => {
    if (tidy(text) === '') return;
    add([text]);
    setText('');
  };
  const addPendingText = useEffectEvent(addText);
  const clearPendingText = useEffectEvent(() => {
    if (startText !== '' && text === '') onText?.('');
  });
  useEffect(() => clearPendingText(), []);
  useEffect(() => {
    if (!left) return undefined;
    const timer = setTimeout(() => addPendingText(), LEAVING_MS);
    return () => clearTimeout(timer);
  }, [left]);
  // The text stays in the draft too, since the new tag is lost if the whole form is closed.
  const addOnLeaving = useEffectEvent(() => add([text]));
  useEffect(() => () => addOnLeaving(), []);

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text');
    const pastedText = `${text.slice(0, selectionStart ?? text.length)}${pasted}${text.slice(selectionEnd ?? text.length)}`;
    const isList = SEPARATORS.test(pasted.trim());
    if (!isList && lengthOf(tidy(pastedText)) <= maxLength) return;
    // The browser would cut off a long text without a message.
    event.preventDefault();
    add(isList ? pastedText.split(SEPARATORS) : [pastedText]);
    if (isList) setText('');
  };

  const remove = (index: number) => {
    const next = value.filter((_, position) => position !== index);
    onChange(next);
    say(`Removed ${value[index] ?? ''}.`);
    setEdited(undefined);
    focus(next.length === 0 ? id : editId(id, Math.min(index, next.length - 1)));
  };

  const finishEdit = (keepFocus: boolean) => {
    if (edited === undefined) return;
    const { index } = edited;
    const tag = tidy(edited.text);
    const others = value.filter((_, position) => position !== index);
    if (tag === '' || has(others, tag)) return remove(index);
    setEdited(undefined);
    if (keepFocus) focus(editId(id, index));
    if (tag === value[index]) return;
    onChange(value.map((each, position) => (position === index ? tag : each)));
    say(`Changed to ${tag}.`);
  };

  return {
    said,
    /** Why a tag was not added. */
    refusal,
    remove,
    box: {
      value: text,
      onChange: type,
      onPaste: paste,
      onFocus: () => setLeft(false),
      onBlur: () => setLeft(true),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        // Enter ends a tag and must not submit the form.
        event.preventDefault();
        addText();
      },
    },
    edit: {
      index: edited?.index,
      value: edited?.text ?? '',
      start: (index: number) => {
        setEdited({ index, text: value[index] ?? '' });
        focus(editId(id, index));
      },
      onChange: (typed: string) => setEdited((current) => current && { ...current, text: typed }),
      onBlur: () => finishEdit(false),
      onKeyDown: (event: KeyboardEvent) => {
        const { key } = event;
        if ((key !== 'Enter' && key !== 'Escape' && key !== ',') || event.nativeEvent.isComposing) return;
        event.preventDefault();
        // Escape cancels the edit and must not close the dialog around it.
        event.stopPropagation();
        if (key !== 'Escape') return finishEdit(true);
        if (edited !== undefined) focus(editId(id, edited.index));
        setEdited(undefined);
      },
    },
  };
}

export type Tags = ReturnType<typeof useTags>;

function tooLong(tags: readonly string[], maxLength: number): string {
  const named = tags.map((tag) => `“${[...tag].slice(0, SHOWN).join('').trimEnd()}…”`).join(', ');
  return `${named} was not added: please keep each entry to ${maxLength} characters or fewer.`;
}
