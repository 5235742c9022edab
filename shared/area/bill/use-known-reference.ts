import { useState } from 'react';
import { ApiError } from '@nivara/shared/api-client/http';

/**
 * The service refuses money whose transaction ID another payment has, until somebody says that it was for several bills.
 * `isKnown` tells the dialog to ask, once a call that it has watched was refused for that.
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
