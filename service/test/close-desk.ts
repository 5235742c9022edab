import { ROLE } from '@nivara/shared/contracts/session';
import type { TestApp } from './test-app';

/** Removes the desk's staff; in a clinic without a desk, doctors confirm payments and refunds. */
export const closeDesk = ({ context: { database } }: TestApp) =>
  database
    .deleteFrom('staff')
    .where('account_id', 'in', database.selectFrom('accounts').select('id').where('role', '=', ROLE.desk))
    .execute();
