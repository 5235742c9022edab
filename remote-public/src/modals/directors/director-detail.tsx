import styled from 'styled-components';
import type { Director } from '@nivara/shared/domain/director';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { CalendarIcon } from '@nivara/shared/ui/layout/icon';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { color, media, space } from '@nivara/shared/ui/tokens/theme';
import { DirectorFacts } from '../../components/director-facts';
import { DirectorProfileParts } from '../../components/director-profile/director-profile-parts';
import { bookNowPath } from '../../paths';
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

interface DirectorDetailProps {
  director: Director;
  /** Closes the viewer, since both links lead to another page. */
  onLeave: () => void;
}

export function DirectorDetail({ director, onLeave }: DirectorDetailProps) {
  const { imgSrc, title, info, url, Profile } = director;
  const name = shownName(director);
  return (
    <Stack as="article" $gap={5} aria-label={name}>
      <Head>
        <Portrait src={imgSrc} width={480} height={480} alt={`Portrait of ${name}`} eager />
        <Stack $gap={1}>
          <Heading level={3}>{name}</Heading>
          {title && <Role>{title}</Role>}
        </Stack>
      </Head>
      <DirectorFacts director={director} />
      {info.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {Profile && <DirectorProfileParts profile={Profile} level={4} />}
      <div>
        <ButtonLink to={bookNowPath({ doctor: name })} onClick={onLeave} icon={<CalendarIcon size={20} />}>
          Book with {name}
        </ButtonLink>
      </div>
      <p>
        <TextLink to={url} onClick={onLeave}>
          Open this profile as a page
        </TextLink>
      </p>
    </Stack>
  );
}
