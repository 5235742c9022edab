import { ownUploadId } from '@nivara/shared/domain/upload';
import { TextLink } from '@nivara/shared/ui/navigation/link';

interface DocumentLinkProps {
  url: string;
  children: string;
  /** The link covers its card on a phone. */
  opensCard?: boolean;
}

/** Our documents are downloads: a failed one then leaves the page and the answers typed in it as they are. */
export function DocumentLink({ url, children, opensCard }: DocumentLinkProps) {
  const covering = opensCard ? { 'data-opens-card': true } : {};
  return ownUploadId(url) === undefined ? (
    <TextLink href={url} newTab {...covering}>
      {children}
    </TextLink>
  ) : (
    <TextLink href={url} download {...covering}>
      {children}
    </TextLink>
  );
}
