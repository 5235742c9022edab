import styled from 'styled-components';

/** The icons have one colour, which is brightened in the dark theme. */
const Image = styled.img<{ $edge: string }>`
  width: ${({ $edge }) => $edge};
  height: ${({ $edge }) => $edge};

  @media (prefers-color-scheme: dark) {
    filter: brightness(1.5);
  }
`;

/** An icon that a data file names, as decoration beside a text. */
export function IconImage({ src, size }: { src: string; size: number }) {
  return <Image src={src} $edge={`${size / 16}rem`} width={size} height={size} alt="" />;
}
