import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { ToastsContext, type Toast } from '@nivara/shared/app-context/app-context';
import { ToastList, type ToastItem } from '@nivara/shared/ui/feedback/toast';

/** A toast with an action stays longer, so that there is time to use it. */
const SHOWN_MS = { plain: 6_000, withAction: 12_000 };

/** More toasts would cover the page. */
const MOST_TOASTS = 3;

const isReplaced = (earlier: ToastItem, { text, about }: Toast) =>
  earlier.text === text || (about !== undefined && earlier.about === about);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ToastItem[]>([]);
  const lastId = useRef(0);
  const dismiss = useCallback(
    (id: ToastItem['id']) => setShown((now) => now.filter((toast) => toast.id !== id)),
    [],
  );
  const showToast = useCallback(
    (toast: Toast) => {
      lastId.current += 1;
      const id = lastId.current;
      setShown((now) => [
        ...now.filter((earlier) => !isReplaced(earlier, toast)).slice(1 - MOST_TOASTS),
        { ...toast, id },
      ]);
      setTimeout(() => dismiss(id), toast.action ? SHOWN_MS.withAction : SHOWN_MS.plain);
    },
    [dismiss],
  );
  const toasts = useMemo(() => ({ showToast }), [showToast]);
  return (
    <ToastsContext value={toasts}>
      {children}
      <ToastList toasts={shown} onDismiss={dismiss} />
    </ToastsContext>
  );
}
