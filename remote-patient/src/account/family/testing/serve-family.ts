import type { FamilyMember, FamilyMemberChange, FamilyMemberValues } from '@nivara/shared/domain/family';
import { FAMILY_MAX, FAMILY_MESSAGES } from '@nivara/shared/domain/family';
import { fullNameOf } from '@nivara/shared/domain/person-name';
import { familyMember } from '@nivara/shared/testing/family-member';
import { created, notFoundProblem, serveCalls, type ServedCalls } from '@nivara/shared/testing/serve-calls';

export interface FamilyService extends ServedCalls {
  members: FamilyMember[];
}

/** Answers the family list’s calls from memory, for an account without a patient record. */
export function serveFamily(members: FamilyMember[] = []): FamilyService {
  const served = serveCalls({
    'GET /personalDetails': () => [],
    'GET /family': () => ({ rows: members, total: members.length }),
    'POST /family': ({ body }) => {
      if (members.length >= FAMILY_MAX) {
        return { status: 409, title: 'Conflict', detail: FAMILY_MESSAGES.tooMany };
      }
      // The compiler has checked the body that the form sends, so the fake does not check it again.
      const values = body as FamilyMemberValues;
      const id = `${members.length + 1}`.padStart(32, 'e');
      const added = familyMember({
        middleName: '',
        lastName: '',
        ...values,
        id,
        fullName: fullNameOf(values),
      });
      members.push(added);
      return created(added);
    },
    'PATCH /family/:id': ({ id, body }) => {
      const index = members.findIndex((member) => member.id === id);
      const present = members[index];
      if (!present) return notFoundProblem;
      const next = { ...present, ...(body as FamilyMemberChange) };
      const changed = { ...next, fullName: fullNameOf(next) };
      members[index] = changed;
      return changed;
    },
    'DELETE /family/:id': ({ id }) => {
      const index = members.findIndex((member) => member.id === id);
      if (index === -1) return notFoundProblem;
      members.splice(index, 1);
      return undefined;
    },
  });
  return { ...served, members };
}
