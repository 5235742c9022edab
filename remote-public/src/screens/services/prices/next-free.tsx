import { useEffect, useState } from 'react';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';

const NONE = 'Nothing in the next two weeks';
const UNKNOWN = 'See the booking form';

/** Shows the next free timing, for which the page does not wait: its code is fetched later. */
export function NextFree({ service }: { service: number }) {
  const [found, setFound] = useState<{ service: number; text: string }>();

  useEffect(() => {
    let left = false;
    const show = (text: string) => {
      if (!left) setFound({ service, text });
    };
    import('./find-next-free')
      .then(({ findNextFree }) => findNextFree(service))
      .then(
        (text) => show(text ?? NONE),
        () => show(UNKNOWN),
      );
    return () => {
      left = true;
    };
  }, [service]);

  if (found?.service !== service) return <Skeleton width="10rem" height="1.5em" />;
  return found.text;
}
