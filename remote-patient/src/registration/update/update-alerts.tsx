import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button } from '@nivara/shared/ui/form/button';
import { Cluster } from '@nivara/shared/ui/layout/layout';

interface UpdateAlertsProps {
  reachable: boolean;
  /** Why it could not be saved. */
  trouble: string | undefined;
  /** Given while what was changed before and not saved is in the form. */
  onStartOver: (() => void) | undefined;
}

export function UpdateAlerts({ reachable, trouble, onStartOver }: UpdateAlertsProps) {
  return (
    <>
      {reachable ? null : (
        <Alert tone="warning" live title="We can’t reach the clinic’s service">
          What you change is kept on this device. We try again every few seconds, and you can go on meanwhile.
        </Alert>
      )}
      {trouble === undefined ? null : (
        <Alert tone="error" live title="Your details are not saved yet">
          {trouble}
        </Alert>
      )}
      {onStartOver === undefined ? null : (
        <Cluster $justify="space-between">
          <p>We kept what you changed before.</p>
          <Button variant="quiet" size="small" onClick={onStartOver}>
            Start over
          </Button>
        </Cluster>
      )}
    </>
  );
}
