import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button } from '@nivara/shared/ui/form/button';
import { Cluster } from '@nivara/shared/ui/layout/layout';

interface UpdateAlertsProps {
  reachable: boolean;
  /** The reason for a failed save. */
  trouble: string | undefined;
  /** Given when the form has restored unsaved changes. */
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
