import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Eyebrow, Heading, Stack } from './layout';

/** Room above it for what stays in its place while the form scrolls. */
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

/** What a part of the form is about; the focus comes here when that part takes another’s place. */
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

export function arriveAt(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
