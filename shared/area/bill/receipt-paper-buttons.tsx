import { receiptHref } from '@nivara/shared/api-client/bills';
import { type Bill, receiptName } from '@nivara/shared/domain/bill';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { DownloadIcon, PrintIcon } from '@nivara/shared/ui/layout/icon';

interface DownloadReceiptProps {
  bill: Pick<Bill, 'receipt' | 'billNo'>;
  variant?: 'secondary' | 'quiet';
}

/** Shows nothing while there is no receipt. */
export function DownloadReceipt({ bill, variant = 'secondary' }: DownloadReceiptProps) {
  const pdf = receiptHref(bill);
  return pdf === undefined ? null : (
    <ButtonLink
      variant={variant}
      icon={<DownloadIcon size={20} />}
      href={pdf}
      download={receiptName(bill.billNo)}
    >
      Download as PDF
    </ButtonLink>
  );
}

/** Prints the sheet that is on the page, or downloads it. */
export const ReceiptPaperButtons = ({ bill }: Pick<DownloadReceiptProps, 'bill'>) => (
  <>
    <Button icon={<PrintIcon size={20} />} onClick={() => window.print()}>
      Print
    </Button>
    <DownloadReceipt bill={bill} />
  </>
);
