import { useEffect, useState, type RefObject } from 'react';

/** Browsers report a choice shortly after the window has the focus again. */
export const CANCEL_MS = 300;

/**
 * Detects a file dialog that was closed without a choice. In browsers without the `cancel` event, the window gets the
 * focus back and no `change` event follows.
 */
export function useFileDialog(input: RefObject<HTMLInputElement | null>, onCancelled: () => void): boolean {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    let choosing = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const setChoosing = (now: boolean) => {
      clearTimeout(timer);
      choosing = now;
      setOpen(now);
    };
    const begin = () => setChoosing(true);
    const chosen = () => setChoosing(false);
    const cancelled = () => {
      if (!choosing) return;
      setChoosing(false);
      onCancelled();
    };
    const comeBack = () => {
      clearTimeout(timer);
      if (choosing) timer = setTimeout(cancelled, CANCEL_MS);
    };
    element.addEventListener('click', begin);
    element.addEventListener('change', chosen);
    element.addEventListener('cancel', cancelled);
    window.addEventListener('focus', comeBack);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('click', begin);
      element.removeEventListener('change', chosen);
      element.removeEventListener('cancel', cancelled);
      window.removeEventListener('focus', comeBack);
    };
  }, [input, onCancelled]);

  return open;
}
