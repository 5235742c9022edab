import { ConversationThread } from '@nivara/shared/area/messages/conversation-thread';
import { useConversation } from '@nivara/shared/area/messages/use-conversation';
import { AreaPage } from '../frame/area-page';
import { paths } from '../paths';
import { useSignedInUser } from '../session/use-signed-in-user';

export function ConversationScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const { answer, change } = useConversation();
  const name = answer.status === 'ready' && answer.data ? answer.data.doctor.name : 'Conversation';
  return (
    <AreaPage name={name} heading={name}>
      <ConversationThread answer={answer} change={change} all={paths.messages(username)} />
    </AreaPage>
  );
}
