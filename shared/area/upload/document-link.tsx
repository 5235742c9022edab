import { ownUploadId } from '@nivara/shared/domain/upload';
import { TextLink } from '@nivara/shared/ui/navigation/link';

interface DocumentLinkProps {
  url: string;
  children: string;
}

/** Our documents are downloads, so that a failure does not replace the page and its answers. */
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
