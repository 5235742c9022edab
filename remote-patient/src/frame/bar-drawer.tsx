import { useEffect, useId, type ReactNode } from 'react';
import { Dialog } from '@nivara/shared/ui/overlay/dialog';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { whenBeside, type BarName } from './bar-width';

interface BarDrawerProps {
  bar: BarName;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** On a narrow screen, shows a bar as a drawer that covers the page. The caller closes it on a choice. */
export function BarDrawer({ bar, title, onClose, children }: BarDrawerProps) {
  const titleId = useId();

  // The browser's back button closes the drawer too. A change of the router's address does not: a page chosen
  // before the drawer opened may finish loading, and change the address, while the drawer is open.
  useEffect(() => {
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [onClose]);

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
