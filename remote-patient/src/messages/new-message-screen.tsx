import { useCallback } from 'react';
import styled from 'styled-components';
import { listReachableDoctors } from '@nivara/shared/api-client/conversations';
import { useSearchParams } from '@nivara/shared/app-context/router';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { BeginConversation } from '@nivara/shared/area/messages/begin-conversation';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { Card } from '@nivara/shared/ui/layout/card';
import { MailIcon } from '@nivara/shared/ui/layout/icon';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { media, space } from '@nivara/shared/ui/tokens/theme';
import { AreaPage } from '../frame/area-page';
import { paths } from '../paths';
import { useSignedInUser } from '../session/use-signed-in-user';
import { messagePages } from './message-pages';
import { readRefill } from './refill';

/** Narrow enough for lines that are easy to read. */
const Sheet = styled(Card)`
  max-width: 46rem;

  /* With very large text, a wider padding would leave too little room for the names of doctors. */
  ${media.tight} {
    padding: ${space[3]};
  }
`;

export function NewMessageScreen() {
  const user = useSignedInUser();
  const [params] = useSearchParams();
  const refill = params.get('refill');
  const ask = useCallback(() => Promise.all([listReachableDoctors(), readRefill(refill)]), [refill]);
  const answer = useAnswer(ask);
  if (!user) return null;
  return (
    <AreaPage
      name="New message"
      heading="New message"
      lead="The doctor and you can read it, and whoever else of the clinic treats you."
    >
      <Loaded
        data={answer}
        level={2}
        failure="Your doctors could not be loaded"
        skeleton={<SkeletonCard lines={6} />}
      >
        {([to, text]) =>
          to.length === 0 ? (
            <Card $padding="none">
              <EmptyState
                level={2}
                title="No doctor treats you yet"
                icon={<MailIcon size={28} />}
                action={<ButtonLink to={paths.newBooking(user.UserName)}>Book an appointment</ButtonLink>}
              >
                You can write to a doctor once you have an appointment.
              </EmptyState>
            </Card>
          ) : (
            <Sheet $padding="roomy">
              <BeginConversation
                pages={messagePages(user.UserName)}
                to={to}
                recipientRole="doctor"
                text={text}
              />
            </Sheet>
          )
        }
      </Loaded>
    </AreaPage>
  );
}
