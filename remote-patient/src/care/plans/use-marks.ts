import { useCallback, useRef } from 'react';
import { type CarePlanNoun, markAsDone, unmarkAsDone } from '@nivara/shared/api-client/care-plans';
import { useToasts } from '@nivara/shared/app-context/app-context';
import type { CarePlanItem, CarePlanMark, CarePlanWithItems } from '@nivara/shared/domain/care-plan';
import { withMark } from './plan-days';

interface Entry {
  /** The last state that the service has confirmed. */
  confirmed: boolean;
  /** The latest call about this item on this day; such calls are made one after another. */
  call: Promise<void>;
}

export type SetDone = (item: CarePlanItem, date: string, done: boolean) => void;

/** Marks items on screen at once, then at the service; a refused mark is undone. */
export function useMarks(
  noun: CarePlanNoun,
  planId: string,
  change: (apply: (plan: CarePlanWithItems) => CarePlanWithItems) => void,
): SetDone {
  const { showToast } = useToasts();
  const entries = useRef(new Map<string, Entry>());

  const send = useCallback(
    async (mark: CarePlanMark, done: boolean): Promise<{ problem?: string }> => {
      const key = `${mark.itemId} ${mark.date}`;
      const before = entries.current.get(key);
      const entry: Entry = { confirmed: before?.confirmed ?? !done, call: Promise.resolve() };
      change((plan) => withMark(plan, mark, done));
      const outcome = (async () => {
        await before?.call;
        const confirmed = before?.confirmed ?? !done;
        try {
          await (done ? markAsDone : unmarkAsDone)(noun, planId, mark);
          entry.confirmed = done;
          return {};
        } catch (error) {
          entry.confirmed = confirmed;
          // If the patient has pressed again meanwhile, the newer press decides what the mark shows.
          if (entries.current.get(key) === entry) change((plan) => withMark(plan, mark, confirmed));
          return { problem: error instanceof Error ? error.message : 'Please try again.' };
        }
      })();
      entry.call = outcome.then(() => undefined);
      entries.current.set(key, entry);
      return outcome;
    },
    [noun, planId, change],
  );

  return useCallback(
    (item, date, done) => {
      const mark = { itemId: item.id, date };
      const setAndReport = async () => {
        const { problem } = await send(mark, done);
        if (problem !== undefined) {
          showToast({ tone: 'error', text: `“${item.title}” could not be changed. ${problem}` });
          return;
        }
        showToast({
          tone: 'success',
          text: done ? `“${item.title}” is marked as done.` : `“${item.title}” is no longer marked as done.`,
          action: { label: 'Undo', run: () => void undo() },
        });
      };
      const undo = async () => {
        const { problem } = await send(mark, !done);
        if (problem !== undefined)
          showToast({ tone: 'error', text: `“${item.title}” could not be changed. ${problem}` });
      };
      void setAndReport();
    },
    [send, showToast],
  );
}
