import { ConversationThread } from '@nivara/shared/area/messages/conversation-thread';
import { useConversation } from '@nivara/shared/area/messages/use-conversation';
import type { Conversation } from '@nivara/shared/domain/conversation';
import { AreaPage } from '../frame/area-page';
import { paths } from '../paths';
import { useSignedInUser } from '../session/use-signed-in-user';

export function ConversationScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const { answer, change } = useConversation();
  const conversation = answer.status === 'ready' ? answer.data : null;
  const name = conversation?.doctor.name ?? 'Conversation';
  return (
    <AreaPage name={name} heading={name} lead={conversation ? forFamilyMember(conversation) : undefined}>
      <ConversationThread answer={answer} change={change} all={paths.messages(username)} />
    </AreaPage>
  );
}

const forFamilyMember = ({ patient }: Conversation): string | undefined =>
  patient.id === patient.accountId ? undefined : `For ${patient.name}`;
