import { useRef } from 'react';
import styled from 'styled-components';
import {
  NEXT_VISIT_STATE,
  VISIT_STATES,
  VISIT_STATE_NAMES,
  type VisitState,
} from '@nivara/shared/domain/visit';
import { MenuButton } from '@nivara/shared/ui/overlay/menu-button';
import { color, motion, radius, space, targetSize, text } from '@nivara/shared/ui/tokens/theme';

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
`;

const Step = styled.button<{ $look: 'usual' | 'quiet' | 'plain' }>`
  min-height: ${targetSize.small};
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${({ $look }) => ($look === 'quiet' ? color.line : color.primary)};
  border-radius: ${radius.pill};
  background: ${({ $look }) => ($look === 'usual' ? color.primary : color.surface)};
  color: ${({ $look }) => TEXT_COLORS[$look]};
  cursor: pointer;
  font-size: ${text.small};
  font-weight: 600;
  transition: background-color ${motion.quick};

  &:hover {
    border-color: ${color.primary};
    background: ${({ $look }) => ($look === 'usual' ? color.primaryHover : color.primarySoft)};
  }
`;

const TEXT_COLORS = { usual: color.onPrimary, plain: color.primary, quiet: color.text };

interface VisitStateButtonsProps {
  patientName: string;
  state: VisitState;
  onState: (state: VisitState) => void;
  /** In a list the buttons are outlined, since filled ones on every row would distract. */
  isListed?: boolean;
}

/** Buttons set the usual next state or “missed”; a menu has the other states. */
export function VisitStateButtons({ patientName, state, onState, isListed = false }: VisitStateButtonsProps) {
  const group = useRef<HTMLDivElement>(null);
  const usual = NEXT_VISIT_STATE[state];
  const direct = [usual, state === 'expected' ? ('missed' as const) : undefined].flatMap(
    (each) => each ?? [],
  );
  const others = VISIT_STATES.filter((each) => each !== state && !direct.includes(each));
  const set = (next: VisitState) => {
    onState(next);
    // The pressed button may be gone, but the menu's button stays.
    if (NEXT_VISIT_STATE[next] === undefined)
      group.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };
  return (
    <Group ref={group} role="group" aria-label={`State of ${patientName}`}>
      {direct.map((each) => (
        <Step
          // The usual step keeps its button, and with it the focus, from state to state.
          key={each === usual ? 'usual' : each}
          type="button"
          $look={lookOf(each === usual, isListed)}
          onClick={({ detail }) => {
            // The second click of a double click would set the state after the next.
            if (detail < 2) set(each);
          }}
        >
          {VISIT_STATE_NAMES[each]}
        </Step>
      ))}
      <MenuButton
        label={`Other states of ${patientName}`}
        actions={others.map((each) => ({ label: VISIT_STATE_NAMES[each], run: () => onState(each) }))}
      />
    </Group>
  );
}

const lookOf = (isUsual: boolean, isListed: boolean) => {
  if (!isUsual) return 'quiet';
  return isListed ? 'plain' : 'usual';
};
