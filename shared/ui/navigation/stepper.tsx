import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { AlertIcon, CheckIcon } from '../layout/icon';
import { breakpoint, color, media, motion, space, text } from '../tokens/theme';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface Step {
  id: string;
  label: string;
  state?: 'todo' | 'completed' | 'invalid';
}

export interface StepperProps {
  /** The accessible name, for example "Registration". */
  label: string;
  steps: readonly Step[];
  /** The id of the current step. */
  current: string;
  /** With `onSelect`, the steps that `canSelect` allows are buttons. */
  onSelect?: (id: string) => void;
  canSelect?: (step: Step) => boolean;
}

type Mark = 'todo' | 'completed' | 'invalid' | 'current';

const marks = {
  todo: css`
    border-color: ${color.lineStrong};
    background: ${color.surface};
    color: ${color.textMuted};
  `,
  completed: css`
    border-color: ${color.success};
    background: ${color.success};
    color: ${color.surface};
  `,
  invalid: css`
    border-color: ${color.danger};
    background: ${color.dangerSoft};
    color: ${color.danger};
  `,
  current: css`
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  `,
};

/** The circles are smaller on a phone, so that the lines between them are seen. */
const List = styled.ol`
  --circle: 40px;
  display: flex;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    min-width: 0;
    flex: 1;
  }
  /* The line from this step's circle to the circle of the next step. */
  li:not(:last-child)::after {
    position: absolute;
    top: calc(${space[1]} + var(--circle) / 2 - 1px);
    left: calc(50% + var(--circle) / 2 + 6px);
    width: calc(100% - var(--circle) - 12px);
    height: 2px;
    background: ${color.line};
    content: '';
  }
  li[data-completed]::after {
    background: ${color.success};
  }
  @media (width < ${breakpoint.phone}) {
    --circle: 32px;
  }
`;

const spot = css`
  display: flex;
  width: 100%;
  min-height: 44px;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[1]} 2px;
  border: 0;
  background: none;
  color: ${color.textMuted};
  font-size: ${text.small};
  line-height: 1.3;
  text-align: center;

  &[aria-current] {
    color: ${color.text};
    font-weight: 650;
  }
`;

const Spot = styled.span`
  ${spot}
`;
const SpotButton = styled.button`
  ${spot}
  cursor: pointer;

  &:hover {
    color: ${color.primary};
  }
`;

const Circle = styled.span<{ $mark: Mark; $current: boolean }>`
  display: grid;
  width: var(--circle);
  height: var(--circle);
  place-items: center;
  border: 2px solid;
  border-radius: 50%;
  font-size: ${text.body};
  font-weight: 650;
  font-variant-numeric: lining-nums;
  transition: background-color ${motion.quick};
  ${({ $mark }) => marks[$mark]}
  ${({ $current }) =>
    $current &&
    css`
      box-shadow:
        0 0 0 3px ${color.page},
        0 0 0 5px ${color.primary};
    `}
`;

/** On a phone only screen readers read the names, since the heading below names the current step. */
const Name = styled.span`
  @media (width < ${breakpoint.phone}) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  ${media.tablet} {
    max-width: 12rem;
  }
`;

const stateSuffixes = { todo: '', current: '', completed: ' – completed', invalid: ' – needs attention' };

export function Stepper({ label, steps, current, onSelect, canSelect = () => true }: StepperProps) {
  return (
    <nav aria-label={label}>
      <List role="list">
        {steps.map((step, index) => {
          const isCurrent = step.id === current;
          const state = step.state ?? 'todo';
          const mark = isCurrent && state === 'todo' ? 'current' : state;
          const content: ReactNode = (
            <>
              <Circle $mark={mark} $current={isCurrent} aria-hidden="true">
                {mark === 'completed' ? <CheckIcon size={22} /> : null}
                {mark === 'invalid' ? <AlertIcon size={22} /> : null}
                {mark === 'todo' || mark === 'current' ? index + 1 : null}
              </Circle>
              <Name>
                <VisuallyHidden>{`Step ${index + 1} of ${steps.length}: `}</VisuallyHidden>
                {step.label}
                <VisuallyHidden>{stateSuffixes[mark]}</VisuallyHidden>
              </Name>
            </>
          );
          const ariaCurrent = isCurrent ? 'step' : undefined;
          return (
            <li key={step.id} data-completed={state === 'completed' ? '' : undefined}>
              {onSelect !== undefined && canSelect(step) ? (
                <SpotButton type="button" aria-current={ariaCurrent} onClick={() => onSelect(step.id)}>
                  {content}
                </SpotButton>
              ) : (
                <Spot aria-current={ariaCurrent}>{content}</Spot>
              )}
            </li>
          );
        })}
      </List>
    </nav>
  );
}
