import {
  addInboxNote,
  answerInboxItem,
  undoInboxAnswer,
  finishInboxItem,
  setInboxItemHolder,
  removeInboxNote,
  reopenInboxItem,
} from '@nivara/shared/api-client/inbox';
import { useToasts } from '@nivara/shared/app-context/app-context';
import type { Colleague, InboxAnswer, InboxEntry, InboxItemInDetail } from '@nivara/shared/domain/inbox';

type Item = InboxItemInDetail;

export interface ItemActions {
  /** Rejects after a failure, as `note` does, so that the form stays open. */
  answer: (item: Item, answer: InboxAnswer) => Promise<void>;
  /** Possible until the answer's mail leaves. */
  undoAnswer: (item: Item, answer: InboxEntry) => Promise<void>;
  note: (item: Item, text: string) => Promise<void>;
  removeNote: (item: Item, note: string) => Promise<void>;
  /** Without a holder, the item goes back to everybody at the desk. */
  setHolder: (item: Item, holder: Colleague | null) => Promise<void>;
  finish: (item: Item) => Promise<void>;
  reopen: (item: Item) => Promise<void>;
}

const UNEXPECTED = 'That did not work. Please try again.';

/**
 * The actions on an item; toasts offer to undo those that can be undone. `onUndone` gets the text of an
 * undone answer, so that the form can show it again.
 */
export function useItemActions(
  onChanged: (item: Item) => void,
  onUndone: (text: string) => void,
): ItemActions {
  const { showToast } = useToasts();

  async function showingFailure(change: () => Promise<void>): Promise<void> {
    try {
      await change();
    } catch (error) {
      showToast({ tone: 'error', text: error instanceof Error ? error.message : UNEXPECTED });
    }
  }
  /** Replaces the item's earlier toast, so that nobody undoes the same change twice. */
  const announce = (about: string, text: string, undo?: () => Promise<Item>) =>
    showToast({
      tone: 'success',
      text,
      about,
      action: undo && {
        label: 'Undo',
        run: () => void showingFailure(async () => onChanged(await undo())),
      },
    });

  async function undo(id: string, { id: answer, text }: InboxEntry): Promise<Item> {
    const item = await undoInboxAnswer(id, answer);
    onUndone(text);
    return item;
  }

  return {
    answer: async ({ id, name }, answer) => {
      const answered = await answerInboxItem(id, answer);
      onChanged(answered);
      const sent = answered.history.findLast(({ leavesInMs }) => leavesInMs !== null);
      announce(id, `Your answer to ${name} will be sent in a moment.`, sent && (() => undo(id, sent)));
    },
    undoAnswer: ({ id }, answer) =>
      showingFailure(async () => {
        onChanged(await undo(id, answer));
        announce(id, 'The answer was not sent.');
      }),
    note: async ({ id }, text) => {
      const noted = await addInboxNote(id, text);
      onChanged(noted);
      const last = noted.history.findLast(({ kind, own }) => kind === 'note' && own);
      announce(id, 'The note is kept.', last && (() => removeInboxNote(id, last.id)));
    },
    removeNote: ({ id, history }, note) =>
      showingFailure(async () => {
        const text = history.find((entry) => entry.id === note)?.text ?? '';
        onChanged(await removeInboxNote(id, note));
        announce(id, 'The note is removed.', () => addInboxNote(id, text));
      }),
    setHolder: ({ id, holder: before }, holder) =>
      showingFailure(async () => {
        onChanged(await setInboxItemHolder(id, holder?.id ?? null));
        announce(
          id,
          holder === null ? 'It is given back to everybody at the desk.' : `It is with ${holder.name} now.`,
          () => setInboxItemHolder(id, before?.id ?? null),
        );
      }),
    finish: ({ id, name }) =>
      showingFailure(async () => {
        onChanged(await finishInboxItem(id));
        announce(id, `The item from ${name} is done.`, () => reopenInboxItem(id));
      }),
    reopen: ({ id }) =>
      showingFailure(async () => {
        onChanged(await reopenInboxItem(id));
        announce(id, 'It is open again.', () => finishInboxItem(id));
      }),
  };
}
