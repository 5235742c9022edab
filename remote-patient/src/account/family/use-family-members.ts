import {
  addFamilyMember,
  changeFamilyMember,
  listFamily,
  removeFamilyMember,
} from '@nivara/shared/api-client/family';
import { ApiError } from '@nivara/shared/api-client/http';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import type { FamilyMember, FamilyMemberValues } from '@nivara/shared/domain/family';

const readMembers = async () => (await listFamily()).rows;

const NOT_FOUND = 404;
const CONFLICT = 409;
const GONE = 'This family member was removed elsewhere in the meantime.';

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

/** Loads and changes the family list. Refusals of the service are rethrown for the form. */
export function useFamilyMembers() {
  const { answer, reload, change } = useChangingAnswer(readMembers);

  const add = async (values: FamilyMemberValues): Promise<FamilyMember> => {
    try {
      const added = await addFamilyMember(values);
      change((members) => [...members, added]);
      return added;
    } catch (error) {
      // Another device filled the list, so the shown list is outdated.
      if (hasStatus(error, CONFLICT)) reload();
      throw error;
    }
  };

  const update = async (id: string, values: FamilyMemberValues): Promise<void> => {
    try {
      const changed = await changeFamilyMember(id, values);
      change((members) => members.map((member) => (member.id === id ? changed : member)));
    } catch (error) {
      if (!hasStatus(error, NOT_FOUND)) throw error;
      reload();
      throw new Error(GONE, { cause: error });
    }
  };

  const remove = async (id: string): Promise<void> => {
    try {
      await removeFamilyMember(id);
    } catch (error) {
      // A member who was removed elsewhere needs no removal.
      if (!hasStatus(error, NOT_FOUND)) throw error;
    }
    change((members) => members.filter((member) => member.id !== id));
  };

  /** Removes one member after another: after a failure the remaining members stay. */
  const clear = async (members: readonly FamilyMember[]): Promise<void> => {
    for (const { id } of members) await remove(id);
  };

  return { answer, add, update, remove, clear };
}

export type FamilyMembers = ReturnType<typeof useFamilyMembers>;
