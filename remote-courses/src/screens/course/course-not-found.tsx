import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { RefreshIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Heading, Section, VisuallyHidden } from '@nivara/shared/ui/layout/layout';
import { COURSE_NOT_FOUND } from '../../course-texts';
import { paths } from '../../paths';
import { PageHead } from '@nivara/shared/ui/layout/page-head';

interface CourseNotFoundProps {
  /** Set when the catalogue could not be loaded; the course may exist all the same. */
  failure?: { message: string; retry: () => void };
}

export function CourseNotFound({ failure }: CourseNotFoundProps) {
  return (
    <Section>
      <PageHead title={COURSE_NOT_FOUND} noIndex />
      <VisuallyHidden>
        <Heading level={1}>Courses</Heading>
      </VisuallyHidden>
      <div role={failure && 'alert'}>
        <EmptyState
          level={2}
          title={COURSE_NOT_FOUND}
          action={
            <Cluster $justify="center">
              {failure && (
                <Button icon={<RefreshIcon size={20} />} onClick={failure.retry}>
                  Retry
                </Button>
              )}
              <ButtonLink to={paths.courses} variant={failure ? 'secondary' : 'primary'}>
                See all courses
              </ButtonLink>
            </Cluster>
          }
        >
          {failure?.message ?? 'The course may have ended, or the address may have a typing mistake.'}
        </EmptyState>
      </div>
    </Section>
  );
}
