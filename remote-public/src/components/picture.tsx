import styled from 'styled-components';
import { radius } from '@nivara/shared/ui/tokens/theme';
import { assetUrl } from '@nivara/shared/api-client/asset-url';

interface PictureProps {
  /** Relative to this remote; an empty text shows no picture. */
  src: string;
  width: number;
  height: number;
  /** Illustrations are decoration; a portrait names the person. */
  alt?: string;
  /** True for a picture that is in view when the page opens. */
  eager?: boolean;
  className?: string;
}

const Image = styled.img`
  width: 100%;
  height: auto;
  border-radius: ${radius.large};
  object-fit: cover;

  @media (prefers-color-scheme: dark) {
    filter: brightness(0.88);
  }
`;

export function Picture({ src, width, height, alt = '', eager = false, className }: PictureProps) {
  if (src === '') return null;
  return (
    <Image
      src={assetUrl(src)}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      className={className}
    />
  );
}
