import { useEffect, useState } from 'react';
import { isOn } from './switches';
import { whenIdle } from './when-idle';

/** Saved a tenth of the time until the first paint (decision 37). True when a part below the fold may be laid out. */
export function useDeferredLayout(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const layOut = () => setDue(true);
    if (isOn('use-deferred-layout')) return whenIdle(layOut);
    layOut();
    return undefined;
  }, []);
  return isDue;
}
