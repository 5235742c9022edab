import { useId, type ReactNode } from 'react';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';

export type ProfileLevel = 2 | 3 | 4;

interface ProfilePartProps {
  title: string;
  level: ProfileLevel;
  /** False for an empty part. */
  shown: boolean;
  children: ReactNode;
}

export function ProfilePart({ title, level, shown, children }: ProfilePartProps) {
  const titleId = useId();
  if (!shown) return null;
  return (
    <Stack as="section" $gap={4} aria-labelledby={titleId}>
      <Heading level={level} look={level === 2 ? 'h3' : 'h4'} id={titleId}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
