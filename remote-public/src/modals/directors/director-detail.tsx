import styled from 'styled-components';
import type { Director } from '@nivara/shared/domain/director';
import { Heading, Stack } from '@nivara/shared/ui/layout';
import { color, media, space } from '@nivara/shared/ui/theme';
import { Picture } from '../../components/picture';
import { shownName } from '../../shown-name';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`;

const Portrait = styled(Picture)`
  width: 6rem;
  height: 6rem;
  flex: none;

  ${media.tablet} {
    width: 8rem;
    height: 8rem;
  }
`;

const Role = styled.p`
  color: ${color.accent};
  font-weight: 600;
`;

/** What is known of one person. A part that is missing takes no room. */
export function DirectorDetail({ director }: { director: Director }) {
  const name = shownName(director);
  return (
    <Stack as="article" $gap={5} aria-label={name}>
      <Head>
        <Portrait src={director.imgSrc} width={480} height={480} alt={`Portrait of ${name}`} eager />
        <Stack $gap={1}>
          <Heading level={3}>{name}</Heading>
          {director.title && <Role>{director.title}</Role>}
        </Stack>
      </Head>
      {director.info.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Stack>
  );
}
