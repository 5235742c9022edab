import type { FieldProblem } from '@nivara/shared/contracts/problem';
import { Alert } from '@nivara/shared/ui/alert';
import { Button } from '@nivara/shared/ui/button';
import { Cluster } from '@nivara/shared/ui/layout';
import { ProblemList } from '../../components/registration/problem-list';

interface UpdateNoticesProps {
  reachable: boolean;
  /** Why it could not be saved. */
  trouble: string | undefined;
  /** What is wrong with a step that was left so. */
  problems: readonly FieldProblem[];
  /** Given while what was changed before and not saved is in the form. */
  onStartOver: (() => void) | undefined;
}

/** What there is to say about the step, below its heading. */
export function UpdateNotices({ reachable, trouble, problems, onStartOver }: UpdateNoticesProps) {
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
      <ProblemList title="This step needs attention" problems={problems} />
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
