import type { DeskBillInDetail } from '@nivara/shared/domain/desk-bill';

export interface BillDialogProps {
  bill: DeskBillInDetail;
  /** With the bill as it is then, and what is said about it. */
  onChanged: (bill: DeskBillInDetail, said: string) => void;
  onClose: () => void;
}
