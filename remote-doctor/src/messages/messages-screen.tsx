import { ConversationList } from '@nivara/shared/area/messages/conversation-list';
import { DoctorPage } from '../frame/doctor-page';
import { MESSAGE_PAGES } from './message-pages';

export const MessagesScreen = () => (
  <DoctorPage
    name="Messages"
    heading="Messages"
    lead="With your patients, whichever doctor they have written to."
  >
    <ConversationList
      pages={MESSAGE_PAGES}
      nameOf={({ patient, doctor }) => `${patient.name} and ${doctor.name}`}
      none="Questions of your patients appear here, and you are notified."
    />
  </DoctorPage>
);
