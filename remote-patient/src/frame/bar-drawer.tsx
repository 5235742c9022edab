import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from '@nivara/shared/app-context/router';
import { Dialog } from '@nivara/shared/ui/overlay/dialog';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { whenBeside, type BarName } from './bar-width';

interface BarDrawerProps {
  bar: BarName;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A bar on a narrow screen: over the page, until something is chosen from it. */
export function BarDrawer({ bar, title, onClose, children }: BarDrawerProps) {
  const titleId = useId();
  const { key } = useLocation();
  const openedAt = useRef(key);

  // Also when the browser's back button changes the page.
  useEffect(() => {
    if (openedAt.current !== key) onClose();
  }, [key, onClose]);

  useEffect(() => whenBeside(bar, onClose), [bar, onClose]);

  return (
    <Dialog titleId={titleId} onClose={onClose} side={bar === 'menu' ? 'start' : 'end'}>
      <Stack $gap={4}>
        <Heading level={2} look="h3" id={titleId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Dialog>
  );
}
