import { useRef, useState } from 'react';

export interface AnswerText {
  /** The form's initial text. `times` counts the undone answers; a new count resets the form. */
  start: { text: string; times: number };
  onTyped: (text: string) => void;
  onSent: () => void;
}

/** Puts the text of an undone answer into the form, in front of newer text. */
export function useAnswerText(): [AnswerText, (text: string) => void] {
  const typed = useRef('');
  const [start, setStart] = useState({ text: '', times: 0 });
  const onTyped = (text: string) => {
    typed.current = text;
  };
  const onSent = () => {
    onTyped('');
    setStart(({ times }) => ({ text: '', times }));
  };
  const onUndone = (text: string) =>
    setStart(({ times }) => ({
      text: [text, typed.current.trim()].filter(Boolean).join('\n\n'),
      times: times + 1,
    }));
  return [{ start, onTyped, onSent }, onUndone];
}
