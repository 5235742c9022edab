import { useEffect, useState, type RefObject } from 'react';

/** Browsers report a choice shortly after the window has the focus again. */
export const CANCEL_MS = 300;

/**
 * Detects a file dialog that was closed without a choice. In browsers without the `cancel` event, the window gets the
 * focus back and no `change` event follows.
 */
export function useFileDialog(input: RefObject<HTMLInputElement | null>, onCancelled: () => void): boolean {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    let isChoosing = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const setChoosing = (now: boolean) => {
      clearTimeout(timer);
      isChoosing = now;
      setOpen(now);
    };
    const beginChoosing = () => setChoosing(true);
    const endChoosing = () => setChoosing(false);
    const cancel = () => {
      if (!isChoosing) return;
      setChoosing(false);
      onCancelled();
    };
    const waitForChange = () => {
      clearTimeout(timer);
      if (isChoosing) timer = setTimeout(cancel, CANCEL_MS);
    };
    element.addEventListener('click', beginChoosing);
    element.addEventListener('change', endChoosing);
    element.addEventListener('cancel', cancel);
    window.addEventListener('focus', waitForChange);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('click', beginChoosing);
      element.removeEventListener('change', endChoosing);
      element.removeEventListener('cancel', cancel);
      window.removeEventListener('focus', waitForChange);
    };
  }, [input, onCancelled]);

  return isOpen;
}
