import { newId } from '../src/security/tokens';
import type { TestApp } from './test-app';

const WITHOUT_FILE = 'without-file-';

/** Adds the rows of documents, without their files, for tests that count documents. */
export async function addDocuments(
  { context }: TestApp,
  accountId: string,
  count: number,
  addedBy: string | null = null,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(context.randomBytes),
    account_id: accountId,
    family_member_id: null,
    patient_key: null,
    added_by: addedBy,
    visit_id: null,
    display_name: `${index}.pdf`,
    stored_name: `${WITHOUT_FILE}${newId(context.randomBytes)}`,
    size: 1000,
    created_at: context.now().toISOString(),
  }));
  await context.database.insertInto('uploads').values(rows).execute();
}

export const isWithoutFile = (storedName: string) => storedName.startsWith(WITHOUT_FILE);
