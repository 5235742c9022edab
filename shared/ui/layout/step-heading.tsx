import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Eyebrow, Heading, Stack } from './layout';

/** Leaves room for sticky content above it when it is scrolled to. */
const Title = styled(Heading)`
  scroll-margin-top: 8rem;
`;

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
    <Stack $gap={1}>
      {step === undefined ? null : <Eyebrow>{step}</Eyebrow>}
      <Title level={level} look="h3" ref={ref} tabIndex={-1}>
        {children}
      </Title>
    </Stack>
  );
}

export function focusHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
