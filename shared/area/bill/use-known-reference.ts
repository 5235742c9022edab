import { useState } from 'react';
import { ApiError } from '@nivara/shared/api-client/http';

/**
 * The service refuses money whose transaction ID another payment has, until somebody says that it was for several
 * bills. `isKnown` turns true when a watched call was refused for that reason; the dialog then asks.
 */
export function useKnownReference() {
  const [isKnown, setKnown] = useState(false);
  const watch = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call;
    } catch (error) {
      if (error instanceof ApiError && error.fieldErrors.some(({ path }) => path === 'isForSeveral'))
        setKnown(true);
      throw error;
    }
  };
  return { isKnown, watch };
}
