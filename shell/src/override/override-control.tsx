import { lazy, Suspense, useEffect, useState } from 'react';
import type { Override } from '@nivara/shared/contracts/override';
import type { Boot } from '@nivara/shared/contracts/registry';

const OverridePanel = lazy(() =>
  import('./override-panel').then((module) => ({ default: module.OverridePanel })),
);
const OverrideBanner = lazy(() =>
  import('./override-banner').then((module) => ({ default: module.OverrideBanner })),
);

/** Opens the developers' panel: Alt, Shift and R together. */
const isKey = (event: KeyboardEvent) => event.altKey && event.shiftKey && event.code === 'KeyR';

interface Props {
  boot: Boot;
  /** What the address of the page asks for; looked at by the person first. */
  asked?: Override | undefined;
}

/** Nothing but a key that it listens for, until a developer asks for more. */
export function OverrideControl({ boot, asked }: Props) {
  const { overrides, override } = boot;
  const [open, setOpen] = useState(asked !== undefined);

  useEffect(() => {
    if (!overrides) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isKey(event)) return;
      event.preventDefault();
      setOpen((now) => !now);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [overrides]);

  // Nothing at all where nothing is shown: a finished page has no place for it.
  if (!overrides || (!override && !open)) return null;
  return (
    <Suspense fallback={null}>
      {override && <OverrideBanner override={override} />}
      {open && <OverridePanel asked={asked} close={() => setOpen(false)} />}
    </Suspense>
  );
}
