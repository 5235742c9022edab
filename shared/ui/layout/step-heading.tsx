import type { ReactNode, Ref } from 'react';
import { Eyebrow, Heading, Stack } from './layout';

interface StepHeadingProps {
  /** "Step 1 of 2" */
  step?: string;
  level?: 2 | 3;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** Gets the focus when its step is shown. */
export function StepHeading({ step, level = 3, ref, children }: StepHeadingProps) {
  return (
    <Stack $gap={1} data-step-heading>
      {step === undefined ? null : <Eyebrow>{step}</Eyebrow>}
      <Heading level={level} look="h3" ref={ref} tabIndex={-1}>
        {children}
      </Heading>
    </Stack>
  );
}

/** Scrolls to the top of the heading's step, where sticky content covers none of it. */
export function focusHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  const whole = heading?.closest('[data-step]') ?? heading?.closest('[data-step-heading]') ?? heading;
  whole?.scrollIntoView({ block: 'start' });
}
