import { useId, type ReactNode, type Ref } from 'react';
import { Card } from '@nivara/shared/ui/layout/card';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';

interface AccountSectionProps {
  title: string;
  /** One sentence. */
  about?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  /** True for a section that only changes something, which is not printed. */
  screenOnly?: boolean;
  children: ReactNode;
}

export function AccountSection({ title, about, headingRef, screenOnly, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Card as="section" $padding="roomy" aria-labelledby={id} data-screen-only={screenOnly ? '' : undefined}>
      <Stack $gap={5}>
        <Stack $gap={2}>
          <Heading ref={headingRef} level={2} look="h3" id={id} tabIndex={headingRef ? -1 : undefined}>
            {title}
          </Heading>
          {about === undefined ? null : <p>{about}</p>}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
