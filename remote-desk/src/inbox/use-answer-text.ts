import { useRef, useState } from 'react';

export interface AnswerText {
  /** What the form begins with; each calling back makes another form. */
  start: { text: string; times: number };
  onTyped: (text: string) => void;
  onSent: () => void;
}

/** Puts the text of an answer that was called back into the form, before what was typed since. */
export function useAnswerText(): [AnswerText, (calledBack: string) => void] {
  const typed = useRef('');
  const [start, setStart] = useState({ text: '', times: 0 });
  const onTyped = (text: string) => {
    typed.current = text;
  };
  const onSent = () => {
    onTyped('');
    setStart(({ times }) => ({ text: '', times }));
  };
  const onCalledBack = (text: string) =>
    setStart(({ times }) => ({
      text: [text, typed.current.trim()].filter(Boolean).join('\n\n'),
      times: times + 1,
    }));
  return [{ start, onTyped, onSent }, onCalledBack];
}
