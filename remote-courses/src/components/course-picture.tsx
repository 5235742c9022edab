import styled from 'styled-components';
import { color } from '@nivara/shared/ui/tokens/theme';
import { assetUrl } from '@nivara/shared/api-client/asset-url';

const Frame = styled.div`
  overflow: hidden;
  background: ${color.primarySoft};
  aspect-ratio: 4 / 3;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  @media (prefers-color-scheme: dark) {
    img {
      filter: brightness(0.88);
    }
  }
`;

interface CoursePictureProps {
  /** A path relative to this remote; without one, the coloured frame stays empty. */
  src: string;
  /** True for a picture that is in view when the page opens. */
  eager?: boolean;
  className?: string;
}

export function CoursePicture({ src, eager = false, className }: CoursePictureProps) {
  return (
    <Frame className={className}>
      {src && (
        <img
          src={assetUrl(src)}
          width={800}
          height={600}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          // Loads before the scripts, since it is the largest element in view.
          fetchPriority={eager ? 'high' : undefined}
        />
      )}
    </Frame>
  );
}
