import type { MedicalTest, TestKind, TestStatus } from '@nivara/shared/domain/medical-test';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { CheckIcon, ClockIcon, EyeIcon } from '@nivara/shared/ui/layout/icon';

export const TEST_STATUS_NAMES: Record<TestStatus, string> = { pending: 'Pending', completed: 'Completed' };
export const TEST_KIND_NAMES: Record<TestKind, string> = { selfcare: 'At home', clinic: 'At the clinic' };

type WithStatus = Pick<MedicalTest, 'status' | 'isBeingLookedAt'>;

export const testStatusInWords = ({ status, isBeingLookedAt }: WithStatus) =>
  isBeingLookedAt ? 'Being looked at' : TEST_STATUS_NAMES[status];

export function TestStatusBadge({ test }: { test: WithStatus }) {
  const words = testStatusInWords(test);
  if (test.isBeingLookedAt) {
    return (
      <Badge tone="accent">
        <EyeIcon size={14} /> {words}
      </Badge>
    );
  }
  return test.status === 'completed' ? (
    <Badge tone="success">
      <CheckIcon size={14} /> {words}
    </Badge>
  ) : (
    <Badge tone="warning">
      <ClockIcon size={14} /> {words}
    </Badge>
  );
}
