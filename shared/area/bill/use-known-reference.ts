import { useState } from 'react';
import { ApiError } from '@nivara/shared/api-client/http';

/**
 * The service refuses a transaction ID that another payment has, unless the call says that the transaction
 * paid several bills. `isKnown` becomes true after such a refusal of a watched call; the dialog then asks
 * whether the transaction paid several bills.
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
