import { ButtonLink } from '@nivara/shared/ui/form/button';
import { PageNotFound } from '@nivara/shared/ui/feedback/page-not-found';
import { paths } from '../paths';

export function NotFound() {
  return (
    <PageNotFound action={<ButtonLink to={paths.courses}>See all courses</ButtonLink>}>
      The address may have a typing mistake, or the course is no longer offered.
    </PageNotFound>
  );
}
