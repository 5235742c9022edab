import { useEffect, useState } from 'react';
import { useSession, type SessionStore } from '@nivara/shared/app-context/app-context';

export type Draft<Values> =
  | { status: 'reading' }
  | {
      status: 'ready';
      /** Undefined when nothing was typed. */
      value: Values | undefined;
      keep: (value: Values) => void;
      clear: () => void;
    };

/** Drafts are encrypted, and end when somebody signs out. After a time-out the same person gets them back. */
export function useDraft<Values>(name: string): Draft<Values> {
  const { store } = useSession();
  const [known, setKnown] = useState<{ store: SessionStore; name: string; value: Values | undefined }>();

  useEffect(() => {
    if (!store) return undefined;
    let hasLeft = false;
    const learn = (value: Values | undefined) => {
      if (!hasLeft) setKnown({ store, name, value });
    };
    store.read<Values>(name).then(learn, () => learn(undefined));
    return () => {
      hasLeft = true;
    };
  }, [store, name]);

  if (!store || known?.store !== store || known.name !== name) return { status: 'reading' };
  return {
    status: 'ready',
    value: known.value,
    keep: (value) => {
      setKnown({ store, name, value });
      void store.write(name, value);
    },
    clear: () => {
      setKnown({ store, name, value: undefined });
      store.remove(name);
    },
  };
}
