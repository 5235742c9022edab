import styled from 'styled-components';

/** The icons' one colour suits both themes; in the dark it gets a little more light. */
const Image = styled.img`
  @media (prefers-color-scheme: dark) {
    filter: brightness(1.5);
  }
`;

/** An icon that a data file names. Decoration: the words beside it say what it means. */
export function IconImage({ src, size }: { src: string; size: number }) {
  return <Image src={src} width={size} height={size} alt="" />;
}
