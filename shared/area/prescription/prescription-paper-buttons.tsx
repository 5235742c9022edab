import { prescriptionPdfUrl } from '@nivara/shared/api-client/prescriptions';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { DownloadIcon, PrintIcon } from '@nivara/shared/ui/layout/icon';

export const PrescriptionPaperButtons = ({ id }: { id: string }) => (
  <>
    <Button icon={<PrintIcon size={20} />} onClick={() => window.print()}>
      Print
    </Button>
    <ButtonLink href={prescriptionPdfUrl(id)} download variant="secondary" icon={<DownloadIcon size={20} />}>
      Save as PDF
    </ButtonLink>
  </>
);
