import {
  addInboxNote,
  answerInboxItem,
  finishInboxItem,
  holdInboxItem,
  removeInboxNote,
  reopenInboxItem,
} from '@nivara/shared/api-client/inbox';
import { useToasts } from '@nivara/shared/app-context/app-context';
import type { Colleague, InboxAnswer, InboxItemInDetail } from '@nivara/shared/domain/inbox';

type Item = InboxItemInDetail;

export interface ItemActions {
  /** These two reject, for the form that stays open. */
  answer: (item: Item, answer: InboxAnswer) => Promise<void>;
  note: (item: Item, text: string) => Promise<void>;
  removeNote: (item: Item, note: string) => Promise<void>;
  /** Null gives it back to all. */
  hold: (item: Item, holder: Colleague | null) => Promise<void>;
  finish: (item: Item) => Promise<void>;
  reopen: (item: Item) => Promise<void>;
}

const UNEXPECTED = 'That did not work. Please try again.';

/** The actions on an item; toasts offer to undo those that can be undone. */
export function useItemActions(onChanged: (item: Item) => void): ItemActions {
  const { showToast } = useToasts();

  async function orSay(change: () => Promise<void>): Promise<void> {
    try {
      await change();
    } catch (error) {
      showToast({ tone: 'error', text: error instanceof Error ? error.message : UNEXPECTED });
    }
  }
  const said = (text: string, undo?: () => Promise<Item>) =>
    showToast({
      tone: 'success',
      text,
      action: undo && {
        label: 'Undo',
        run: () => void orSay(async () => onChanged(await undo())),
      },
    });

  return {
    answer: async ({ id, name }, answer) => {
      onChanged(await answerInboxItem(id, answer));
      said(`Your answer to ${name} is on its way.`, answer.done ? () => reopenInboxItem(id) : undefined);
    },
    note: async ({ id }, text) => {
      const noted = await addInboxNote(id, text);
      onChanged(noted);
      const last = noted.history.findLast(({ kind, own }) => kind === 'note' && own);
      said('The note is kept.', last && (() => removeInboxNote(id, last.id)));
    },
    removeNote: ({ id, history }, note) =>
      orSay(async () => {
        const text = history.find((entry) => entry.id === note)?.text ?? '';
        onChanged(await removeInboxNote(id, note));
        said('The note is removed.', () => addInboxNote(id, text));
      }),
    hold: ({ id, holder: before }, holder) =>
      orSay(async () => {
        onChanged(await holdInboxItem(id, holder?.id ?? null));
        said(holder === null ? 'It is for all of the desk again.' : `It is with ${holder.name} now.`, () =>
          holdInboxItem(id, before?.id ?? null),
        );
      }),
    finish: ({ id, name }) =>
      orSay(async () => {
        onChanged(await finishInboxItem(id));
        said(`What ${name} sent is done.`, () => reopenInboxItem(id));
      }),
    reopen: ({ id }) =>
      orSay(async () => {
        onChanged(await reopenInboxItem(id));
        said('It is open again.', () => finishInboxItem(id));
      }),
  };
}
