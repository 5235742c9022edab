import { listFamily } from '@nivara/shared/api-client/family';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import type { SessionUser } from '@nivara/shared/contracts/session';
import { SectionNav } from '@nivara/shared/ui/navigation/section-nav';
import { paths } from '../../paths';

/** Hidden for an account without a family, which has nobody to choose. */
export function PersonNav({ user }: { user: SessionUser }) {
  const family = useAnswer(listFamily);
  if (family.status !== 'ready' || family.data.total === 0) return null;
  const links = [
    { text: 'Me', to: paths.health(user.UserName, user.TableUserID) },
    ...family.data.rows.map(({ id, firstName }) => ({
      text: firstName,
      to: paths.health(user.UserName, id),
    })),
  ];
  return <SectionNav label="For whom" links={links} />;
}
