import { useState } from 'react';
import { readEarlierMessages } from '@nivara/shared/api-client/conversations';
import { useToasts } from '@nivara/shared/app-context/app-context';
import type { ConversationMessage, ConversationWithMessages } from '@nivara/shared/domain/conversation';

interface Loaded {
  messages: readonly ConversationMessage[];
  hasEarlier: boolean;
}

/** Adds earlier messages to the newest, page by page. */
export function useEarlierMessages({ id, messages, hasEarlier }: ConversationWithMessages) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [busy, setBusy] = useState(false);
  const { showToast } = useToasts();
  const shown = loaded === undefined ? messages : joinMessages(loaded.messages, messages);

  const showEarlier = async (): Promise<number> => {
    const [oldest] = shown;
    if (!oldest) return 0;
    setBusy(true);
    try {
      const earlier = await readEarlierMessages(id, oldest.id);
      // Keeps the shown messages too, since new messages push the older ones out of the next answer.
      setLoaded({ messages: [...earlier.messages, ...shown], hasEarlier: earlier.hasEarlier });
      return earlier.messages.length;
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      showToast({ tone: 'error', text: `The earlier messages could not be loaded. ${reason}`.trim() });
      return 0;
    } finally {
      setBusy(false);
    }
  };

  return { shown, hasEarlier: loaded?.hasEarlier ?? hasEarlier, busy, showEarlier };
}

/** Joins the earlier and the later messages, each message once. */
const joinMessages = (before: readonly ConversationMessage[], after: readonly ConversationMessage[]) => {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...after.filter(({ id }) => !known.has(id))];
};
