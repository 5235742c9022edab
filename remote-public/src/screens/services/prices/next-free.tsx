import { useEffect, useState } from 'react';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';

const NONE = 'Nothing in the next two weeks';
const UNKNOWN = 'See the booking form';

/** Shows the next free timing. The code that finds it is fetched later, so that the page does not wait for it. */
export function NextFree({ service }: { service: number }) {
  const [found, setFound] = useState<{ service: number; text: string }>();

  useEffect(() => {
    let hasLeft = false;
    const show = (text: string) => {
      if (!hasLeft) setFound({ service, text });
    };
    import('./find-next-free')
      .then(({ findNextFree }) => findNextFree(service))
      .then(
        (text) => show(text ?? NONE),
        () => show(UNKNOWN),
      );
    return () => {
      hasLeft = true;
    };
  }, [service]);

  if (found?.service !== service) return <Skeleton width="10rem" height="1.5em" />;
  return found.text;
}
