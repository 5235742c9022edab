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

/** The family list, and what can be done with it. What the service refuses is thrown on to the form. */
export function useFamilyMembers() {
  const { answer, reload, change } = useChangingAnswer(readMembers);

  const add = async (values: FamilyMemberValues): Promise<FamilyMember> => {
    try {
      const added = await addFamilyMember(values);
      change((members) => [...members, added]);
      return added;
    } catch (error) {
      // The list was filled elsewhere: what is shown here is too short.
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
      // Somebody removed elsewhere is gone already.
      if (!hasStatus(error, NOT_FOUND)) throw error;
    }
    change((members) => members.filter((member) => member.id !== id));
  };

  /** One after another: when one fails, those before it are gone and the rest stay. */
  const clear = async (members: readonly FamilyMember[]): Promise<void> => {
    for (const { id } of members) await remove(id);
  };

  return { answer, add, update, remove, clear };
}

export type FamilyMembers = ReturnType<typeof useFamilyMembers>;
