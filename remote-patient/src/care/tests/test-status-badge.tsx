import type { TestKind, TestStatus } from '@nivara/shared/domain/medical-test';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { CheckIcon, ClockIcon } from '@nivara/shared/ui/layout/icon';

export const TEST_STATUS_NAMES: Record<TestStatus, string> = { pending: 'Pending', completed: 'Completed' };
export const TEST_KIND_NAMES: Record<TestKind, string> = { selfcare: 'At home', clinic: 'At the clinic' };

export const TestStatusBadge = ({ status }: { status: TestStatus }) =>
  status === 'completed' ? (
    <Badge tone="success">
      <CheckIcon size={14} /> {TEST_STATUS_NAMES.completed}
    </Badge>
  ) : (
    <Badge tone="warning">
      <ClockIcon size={14} /> {TEST_STATUS_NAMES.pending}
    </Badge>
  );
