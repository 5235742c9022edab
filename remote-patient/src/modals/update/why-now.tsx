import { Button } from '@nivara/shared/ui/button';
import { Cluster } from '@nivara/shared/ui/layout';

/** The dialog may have opened by itself: it says why, and how to be rid of it. */
export function WhyNow({ onLater }: { onLater: () => void }) {
  return (
    <Cluster $justify="space-between">
      <p>Your record is not complete, or nobody has looked at it for six months. Is all of it still true?</p>
      <Button variant="quiet" size="small" onClick={onLater}>
        Not now
      </Button>
    </Cluster>
  );
}
