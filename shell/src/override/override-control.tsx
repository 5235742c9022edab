import { lazy, Suspense, useEffect, useState } from 'react';
import type { Override } from '@nivara/shared/contracts/override';
import type { Boot } from '@nivara/shared/contracts/registry';

const OverridePanel = lazy(() =>
  import('./override-panel').then((module) => ({ default: module.OverridePanel })),
);
const OverrideBanner = lazy(() =>
  import('./override-banner').then((module) => ({ default: module.OverrideBanner })),
);

const isPanelShortcut = (event: KeyboardEvent) => event.altKey && event.shiftKey && event.code === 'KeyR';

interface Props {
  boot: Boot;
  /** The override that the page's address asks for; applied only after the developer confirms it. */
  requested?: Override | undefined;
}

/** Loads the panel and the banner on demand, since only developers use them. */
export function OverrideControl({ boot, requested }: Props) {
  const { overrides, override } = boot;
  const [open, setOpen] = useState(requested !== undefined);

  useEffect(() => {
    if (!overrides) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isPanelShortcut(event)) return;
      event.preventDefault();
      setOpen((now) => !now);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [overrides]);

  // Without an override nothing is rendered, since a Suspense boundary would not match the prerendered page.
  if (!overrides || (!override && !open)) return null;
  return (
    <Suspense fallback={null}>
      {override && <OverrideBanner override={override} />}
      {open && <OverridePanel requested={requested} close={() => setOpen(false)} />}
    </Suspense>
  );
}
