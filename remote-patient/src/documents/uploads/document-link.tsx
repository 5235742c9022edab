import { ownUploadId } from '@nivara/shared/domain/upload';
import { TextLink } from '@nivara/shared/ui/navigation/link';

interface DocumentLinkProps {
  url: string;
  children: string;
}

/** Opens a document. Ours come as a download, and should one fail, the page with all that was typed stays. */
export function DocumentLink({ url, children }: DocumentLinkProps) {
  return ownUploadId(url) === undefined ? (
    <TextLink href={url} newTab>
      {children}
    </TextLink>
  ) : (
    <TextLink href={url} download>
      {children}
    </TextLink>
  );
}
