import styled from 'styled-components';
import { VISIT_STATES, VISIT_STATE_NAMES, type VisitState } from '@nivara/shared/domain/visit';
import { Badge, type BadgeTone } from '@nivara/shared/ui/feedback/badge';
import { color, motion, radius, space, targetSize, text } from '@nivara/shared/ui/tokens/theme';

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

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};

  button {
    min-height: ${targetSize.small};
    padding: ${space[1]} ${space[3]};
    border: 1px solid ${color.line};
    border-radius: ${radius.pill};
    background: ${color.surface};
    color: ${color.text};
    cursor: pointer;
    font-size: ${text.small};
    font-weight: 550;
    transition: background-color ${motion.quick};
  }
  button:hover {
    border-color: ${color.primary};
  }
  button[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
`;

interface VisitStateButtonsProps {
  /** The name of the patient. */
  patient: string;
  state: VisitState;
  onState: (state: VisitState) => void;
}

/** The way back comes last, so that its appearance moves no other button under the pointer. */
const offered = (now: VisitState): readonly VisitState[] => {
  const steps = VISIT_STATES.filter((each) => each !== 'expected');
  return now === 'expected' ? steps : [...steps, 'expected'];
};

/** One press sets the state, and a second one changes nothing. */
export const VisitStateButtons = ({ patient, state, onState }: VisitStateButtonsProps) => (
  <Group role="group" aria-label={`State of ${patient}`}>
    {offered(state).map((each) => (
      <button
        key={each}
        type="button"
        aria-pressed={state === each}
        onClick={() => {
          if (state !== each) onState(each);
        }}
      >
        {VISIT_STATE_NAMES[each]}
      </button>
    ))}
  </Group>
);
