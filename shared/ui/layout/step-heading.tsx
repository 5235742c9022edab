import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Eyebrow, Heading, Stack } from './layout';
import { breakpoint, space } from '../tokens/theme';

/** On a phone the step and the heading share a line where they fit, so that the questions come early. */
const Title = styled(Stack)`
  @media screen and (width < ${breakpoint.phone}) {
    flex-flow: row wrap-reverse;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[1]} ${space[2]};

    > p {
      order: 1;
    }
  }
`;

interface StepHeadingProps {
  /** "Step 1 of 2" */
  step?: string;
  level?: 2 | 3;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** The heading gets the focus when its step is shown. */
export function StepHeading({ step, level = 3, ref, children }: StepHeadingProps) {
  return (
    <Title $gap={1} data-step-heading>
      {step === undefined ? null : <Eyebrow>{step}</Eyebrow>}
      <Heading level={level} look="h3" ref={ref} tabIndex={-1}>
        {children}
      </Heading>
    </Title>
  );
}

/** Focuses the heading, and scrolls to the top of its step, which sticky content must not cover. */
export function focusHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  const whole = heading?.closest('[data-step]') ?? heading?.closest('[data-step-heading]') ?? heading;
  whole?.scrollIntoView({ block: 'start' });
}
