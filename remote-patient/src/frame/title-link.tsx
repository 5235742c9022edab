import type { ReactNode } from 'react';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { useSignedInUser } from '../session/use-signed-in-user';

interface TitleLinkProps {
  page: (username: string) => string;
  children: ReactNode;
}

/** The title of a row. Where a narrow screen shows the row as a card, the link covers the whole card. */
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
