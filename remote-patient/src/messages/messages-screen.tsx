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
    <AreaPage
      name="Messages"
      heading="Messages"
      lead="Questions to the doctors who treat you. For an emergency call the clinic, since nobody reads messages at night."
    >
      <ConversationList
        pages={messagePages(user.UserName)}
        draft={draft.status === 'ready' ? draft.value?.text.trim() || undefined : undefined}
        nameOf={({ doctor }) => doctor.name}
        none="You can write to each doctor with whom you have an appointment. The answer appears here, and you are notified."
        next={
          <ButtonLink variant="secondary" to={paths.newBooking(user.UserName)}>
            Book an appointment
          </ButtonLink>
        }
      />
    </AreaPage>
  );
}
