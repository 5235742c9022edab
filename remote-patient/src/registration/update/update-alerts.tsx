import { DraftNote } from '@nivara/shared/ui/form/draft-note';
import { Alert } from '@nivara/shared/ui/feedback/alert';

interface UpdateAlertsProps {
  reachable: boolean;
  /** The reason for a failed save. */
  trouble: string | undefined;
  /** True when the form has restored unsaved changes. */
  isRestored: boolean;
  onStartOver: () => void;
  /** Given when the patient has just started over. */
  onUndo: (() => void) | undefined;
}

export function UpdateAlerts({ reachable, trouble, ...draft }: UpdateAlertsProps) {
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
      <DraftNote {...draft}>
        You changed some of this before, and it is not saved yet. Your changes stay in this tab until you log
        out or close the tab.
      </DraftNote>
    </>
  );
}
