import { nextNumber } from '../../database/next-number';
import type { Database } from '../../database/tables';
import { findOrAddName, insertStaff } from './staff-repository';

export interface Employment {
  designation: string;
  department: string;
}

/** Must run in the transaction that creates the account. */
export async function employ(
  database: Database,
  accountId: string,
  { designation, department }: Employment,
): Promise<void> {
  await insertStaff(database, {
    account_id: accountId,
    // `nextNumber` locks the employee numbers and so comes first: two concurrent employments must not add a department twice.
    employee_id: await nextNumber(database, 'employees'),
    designation_id: await findOrAddName(database, 'designations', designation.trim()),
    department_id: await findOrAddName(database, 'departments', department.trim()),
  });
}
