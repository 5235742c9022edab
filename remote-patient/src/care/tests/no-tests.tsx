import { useOfChosen } from '@nivara/shared/area/person/chosen-person';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { EmptyList } from '../../frame/empty-list';
import { TestIcon } from '@nivara/shared/area/test/test-icon';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';

interface NoTestsProps {
  /** Called with “ of Tara” where a family member is chosen. */
  title: (of: string) => string;
  children: string;
  /** Replaces the link “Book an appointment”. */
  link?: { text: string; to: (username: string) => string };
}

export function NoTests({ title, children, link }: NoTestsProps) {
  const user = useSignedInUser();
  const ofPerson = useOfChosen();
  if (!user) return null;
  const { text, to } = link ?? { text: 'Book an appointment', to: paths.bookings };
  return (
    <EmptyList
      title={title(ofPerson)}
      icon={<TestIcon size={28} />}
      action={<ButtonLink to={to(user.UserName)}>{text}</ButtonLink>}
    >
      {children}
    </EmptyList>
  );
}
