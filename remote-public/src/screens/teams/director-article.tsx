import styled from 'styled-components';
import type { Director } from '@nivara/shared/domain/director';
import { Crumbs } from '@nivara/shared/ui/navigation/crumbs';
import { Heading, Lead, Page, Section, Stack } from '@nivara/shared/ui/layout/layout';
import { color, media, radius, space, text } from '@nivara/shared/ui/tokens/theme';
import { ClosingCall } from '../../components/closing-call';
import { DirectorFacts } from '../../components/director-facts';
import { DirectorProfileParts } from '../../components/director-profile/director-profile-parts';
import { Picture } from '../../components/picture';
import { PublicHead } from '../../components/public-head';
import { paths } from '../../paths';
import { shownName } from '../../shown-name';
import { directorData } from '../../structured-data';

const Head = styled.div`
  display: grid;
  align-items: center;
  gap: ${space[5]} ${space[7]};

  > * {
    min-width: 0;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);

    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

const Portrait = styled(Picture)`
  max-width: 12rem;
  border-radius: calc(${radius.large} * 1.4);

  ${media.tablet} {
    max-width: 18rem;
  }
`;

const Role = styled.p`
  color: ${color.accent};
  font-size: ${text.lead};
  font-weight: 600;
`;

const Prose = styled(Stack)`
  max-width: 44rem;
  font-size: 1.0625rem;
`;

const Body = styled(Page)`
  display: grid;
  gap: ${space[7]};
  padding-block: ${space[7]} clamp(${space[7]}, 6vw, ${space[8]});

  &:empty {
    padding-block: 0 ${space[7]};
  }
`;

export function DirectorArticle({ director }: { director: Director }) {
  const { imgSrc, title, info, Profile } = director;
  const name = shownName(director);
  const [lead, ...more] = info;
  const crumbs = [{ label: 'Home', to: paths.home }, { label: 'Our team', to: paths.teams }, { label: name }];
  return (
    <>
      <PublicHead
        title={title ? `${name}, ${title}` : name}
        description={lead}
        picture={director.imgSrc}
        jsonLd={directorData(director)}
      />
      <Section tone="sand" tight aria-labelledby="director-name">
        <Stack $gap={5}>
          <Crumbs items={crumbs} />
          <Head>
            <Portrait src={imgSrc} width={480} height={480} alt={`Portrait of ${name}`} eager />
            <Stack $gap={4}>
              <div>
                <Heading level={1} id="director-name">
                  {name}
                </Heading>
                {title && <Role>{title}</Role>}
              </div>
              {lead && <Lead>{lead}</Lead>}
              <DirectorFacts director={director} />
            </Stack>
          </Head>
        </Stack>
      </Section>
      <Body>
        {more.length > 0 && (
          <Prose $gap={4}>
            {more.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </Prose>
        )}
        {Profile && <DirectorProfileParts profile={Profile} level={2} />}
      </Body>
      <ClosingCall title={`Would you like to see ${name}?`} doctor={name}>
        {`Choose a service, and the form shows the days and timings of ${name}. If none suits you, please call, and we find one together.`}
      </ClosingCall>
    </>
  );
}
