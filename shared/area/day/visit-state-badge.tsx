import { VISIT_STATE_NAMES, type VisitState } from '@nivara/shared/domain/visit';
import { Badge, type BadgeTone } from '@nivara/shared/ui/feedback/badge';

const TONES: Record<VisitState, BadgeTone> = {
  expected: 'neutral',
  arrived: 'accent',
  'being-seen': 'primary',
  done: 'success',
  missed: 'warning',
};

export const VisitStateBadge = ({ state }: { state: VisitState }) => (
  <Badge tone={TONES[state]}>{VISIT_STATE_NAMES[state]}</Badge>
);
