import { ApiError } from '@nivara/shared/api-client/http';
import { endMySession, listMySessions } from '@nivara/shared/api-client/my-account';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';

const readSessions = async () => (await listMySessions()).rows;
const NOT_FOUND = 404;

export function useMySessions() {
  const { answer, reload, change } = useChangingAnswer(readSessions);

  const end = async (reference: string): Promise<void> => {
    try {
      await endMySession(reference);
    } catch (error) {
      // A session that the service does not find has already ended.
      if (!(error instanceof ApiError && error.status === NOT_FOUND)) throw error;
    }
    change((sessions) => sessions.filter((session) => session.reference !== reference));
  };

  return { answer, reload, end };
}

export type MySessions = ReturnType<typeof useMySessions>;
