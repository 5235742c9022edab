import { ConversationList } from '@nivara/shared/area/messages/conversation-list';
import { AreaPage } from '../frame/area-page';
import { useSignedInUser } from '../session/use-signed-in-user';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { paths } from '../paths';
import { messagePages } from './message-pages';

export function MessagesScreen() {
  const user = useSignedInUser();
  if (!user) return null;
  return (
    <AreaPage
      name="Messages"
      heading="Messages"
      lead="Questions to the doctors who treat you. For an emergency call the clinic, since nobody reads messages at night."
    >
      <ConversationList
        pages={messagePages(user.UserName)}
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
