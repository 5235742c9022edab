import { ConversationThread } from '@nivara/shared/area/messages/conversation-thread';
import { useConversation } from '@nivara/shared/area/messages/use-conversation';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { DoctorPage } from '../frame/doctor-page';
import { paths } from '../paths';

export function ConversationScreen() {
  const { answer, change } = useConversation();
  const found = answer.status === 'ready' ? answer.data : null;
  const name = found ? `${found.patient.name} and ${found.doctor.name}` : 'Conversation';
  return (
    <DoctorPage name={name} heading={name}>
      {found ? (
        <p>
          <TextLink to={paths.patient(found.patient.id)}>Open the chart of {found.patient.name}</TextLink>
        </p>
      ) : null}
      <ConversationThread answer={answer} change={change} all={paths.messages} />
    </DoctorPage>
  );
}
