import type { DeskBillInDetail } from '@nivara/shared/domain/desk-bill';

export interface BillDialogProps {
  bill: DeskBillInDetail;
  /** Called with the changed bill and the text of the toast. */
  onChanged: (bill: DeskBillInDetail, toast: string) => void;
  onClose: () => void;
}
