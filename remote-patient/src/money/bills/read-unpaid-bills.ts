import { listBills } from '@nivara/shared/api-client/bills';
import { type Bill, OPEN_STATUSES } from '@nivara/shared/domain/bill';
import { LARGEST_PAGE } from '@nivara/shared/domain/list-query';

/** The newest bill to pay is the first, as in the list. */
const newestFirst = (one: Bill, other: Bill) =>
  other.date.localeCompare(one.date) || other.billNo.localeCompare(one.billNo);

/** Reads the unpaid bills of one patient or of the whole account. */
export const readUnpaidBills = (patient: string | undefined) => async () => {
  const [all, ...open] = await Promise.all([
    listBills({ size: 1, patient }),
    ...OPEN_STATUSES.map((status) => listBills({ status, size: LARGEST_PAGE, patient })),
  ]);
  const rows = open.flatMap((each) => each.rows);
  const unpaid = open.reduce((total, each) => total + each.total, 0);
  const sum = rows.reduce((total, { balance }) => total + balance, 0);
  const first = [...rows].sort(newestFirst)[0];
  return { unpaid, sum, first, isComplete: rows.length === unpaid, total: all.total };
};
