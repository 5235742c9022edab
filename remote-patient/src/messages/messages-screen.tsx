import { listReachableDoctors } from '@nivara/shared/api-client/conversations';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { useDraft } from '@nivara/shared/area/drafts/use-draft';
import { ConversationList } from '@nivara/shared/area/messages/conversation-list';
import { newMessageDraft } from '@nivara/shared/area/messages/new-message-draft';
import type { NewConversation } from '@nivara/shared/domain/conversation';
import { AreaPage } from '../frame/area-page';
import { useSignedInUser } from '../session/use-signed-in-user';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { paths } from '../paths';
import { messagePages } from './message-pages';

export function MessagesScreen() {
  const user = useSignedInUser();
  const draft = useDraft<NewConversation>(newMessageDraft());
  if (!user) return null;
  return (
    <AreaPage name="Messages" heading="Messages" lead="Nobody reads this at night: in an emergency, call.">
      <ConversationList
        pages={messagePages(user.UserName)}
        draft={draft.status === 'ready' ? draft.value?.text.trim() || undefined : undefined}
        nameOf={({ doctor, patient }) =>
          `${doctor.name}, for ${patient.id === user.TableUserID ? 'me' : patient.name}`
        }
        none="You can write to each doctor with whom you have an appointment. The answer appears here, and you are notified."
        next={<FirstStep username={user.UserName} />}
      />
    </AreaPage>
  );
}

/** A patient can write to a doctor only after booking an appointment. */
function FirstStep({ username }: { username: string }) {
  const doctors = useAnswer(listReachableDoctors);
  if (doctors.status === 'loading') return null;
  return doctors.status === 'ready' && doctors.data.length === 0 ? (
    <ButtonLink to={paths.newBooking(username)}>Book an appointment</ButtonLink>
  ) : (
    <ButtonLink to={paths.newMessage(username)}>Write a message</ButtonLink>
  );
}
