import { ownUploadId } from '@nivara/shared/domain/upload';
import { TextLink } from '@nivara/shared/ui/navigation/link';

interface DocumentLinkProps {
  url: string;
  children: string;
  /** The link covers its card on a phone. */
  opensCard?: boolean;
}

/** Our own documents are downloaded: if that fails, the page stays open with the answers typed in it. */
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
