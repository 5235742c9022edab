import type { ReactNode } from 'react';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { useSignedInUser } from '../session/use-signed-in-user';

interface TitleLinkProps {
  page: (username: string) => string;
  children: ReactNode;
}

/** The title of a row; on a card the link covers all of it. */
export function TitleLink({ page, children }: TitleLinkProps) {
  const user = useSignedInUser();
  return user ? (
    <TextLink to={page(user.UserName)} data-opens-card>
      {children}
    </TextLink>
  ) : (
    children
  );
}
