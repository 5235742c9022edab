import { useCallback, useState } from 'react';
import { ApiError } from '@nivara/shared/api-client/http';
import {
  changeVisitorAppointment,
  readVisitorAppointment,
} from '@nivara/shared/api-client/visitor-appointments';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { VISITOR_LINK_MESSAGES, type VisitorAppointment } from '@nivara/shared/domain/visitor-appointment';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ErrorState } from '@nivara/shared/ui/feedback/error-state';
import { Loading, SkeletonText } from '@nivara/shared/ui/feedback/skeleton';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { paths } from '../../paths';
import { ChangeAppointment } from './change-appointment';

type Found = { appointment: VisitorAppointment } | { refusal: string };

/** A link that is damaged, used or expired is explained, and not shown as a failure. */
async function find(link: string): Promise<Found> {
  if (link === '') return { refusal: VISITOR_LINK_MESSAGES.unknown };
  try {
    return { appointment: await readVisitorAppointment(link) };
  } catch (error) {
    if (error instanceof ApiError && [404, 410, 422].includes(error.status)) {
      return { refusal: error.status === 422 ? VISITOR_LINK_MESSAGES.unknown : error.message };
    }
    throw error;
  }
}

export function LinkedAppointment({ link }: { link: string }) {
  const answer = useAnswer(useCallback(() => find(link), [link]));
  const [changed, setChanged] = useState<{ appointment: VisitorAppointment; link: string }>();

  if (answer.status === 'loading') {
    return (
      <Loading label="Loading your appointment…">
        <SkeletonText lines={6} />
      </Loading>
    );
  }
  if (answer.status === 'failed') {
    return (
      <ErrorState level={2} title="Your appointment could not be loaded" onRetry={answer.retry}>
        {answer.message}
      </ErrorState>
    );
  }
  if ('refusal' in answer.data && !changed) {
    return (
      <EmptyState
        level={2}
        title="This link opens no appointment"
        action={<ButtonLink to={paths.bookNow}>Book an appointment</ButtonLink>}
      >
        {answer.data.refusal}
      </EmptyState>
    );
  }
  const current = changed ?? ('appointment' in answer.data ? { ...answer.data, link } : undefined);
  if (!current) return null;
  return (
    <Card $padding="roomy">
      <ChangeAppointment
        key={current.link}
        appointment={current.appointment}
        wasChanged={changed !== undefined}
        onChange={async (change) => {
          const next = await changeVisitorAppointment({ ...change, link: current.link });
          setChanged({ appointment: next.appointment, link: next.link ?? '' });
        }}
      />
    </Card>
  );
}
