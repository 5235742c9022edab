import styled from 'styled-components';
import type { Director } from '@nivara/shared/domain/director';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { CardLink } from '@nivara/shared/ui/layout/card';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { color, media, space, text } from '@nivara/shared/ui/tokens/theme';
import { DirectorFacts } from '../../components/director-facts';
import { Picture } from '../../components/picture';
import { bookNowPath } from '../../paths';
import { shownName } from '../../shown-name';
import { useDirectors } from '../../use-directors';

/** With an odd number, the first director has a row alone, so that no card is left over. */
const Grid = styled.ul`
  display: grid;
  gap: ${space[5]};
  padding: 0;
  margin: 0;
  list-style: none;

  > * {
    display: flex;
    min-width: 0;
    flex-direction: column;
    gap: ${space[2]};
  }
  > li > article {
    flex: 1;
  }
  > li > a {
    align-self: flex-start;
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;

    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
    > :first-child:nth-last-child(odd) article {
      flex-direction: row;
      align-items: center;
    }
    > :first-child:nth-last-child(odd) img {
      width: min(38%, 22rem);
      aspect-ratio: 1;
    }
    > :first-child:nth-last-child(odd) h2 {
      font-size: ${text.h2};
    }
    > :first-child:nth-last-child(odd) p {
      max-width: 38rem;
      font-size: ${text.lead};
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Portrait = styled(Picture)`
  aspect-ratio: 4 / 3;
  border-radius: 0;
  object-position: 50% 20%;
`;

const Role = styled.p`
  color: ${color.accent};
  font-weight: 600;
`;

export function TeamCards() {
  const directors = useDirectors();
  return (
    <Loaded data={directors} skeleton={<CardSkeletons />} failure="Our team could not be loaded" level={2}>
      {(people) =>
        people.length === 0 ? (
          <EmptyState level={2} title="No profiles are published yet">
            Please call the front desk.
          </EmptyState>
        ) : (
          <Grid role="list">
            {people.map((director) => (
              <li key={director.id}>
                <TeamCard director={director} />
                <ButtonLink variant="quiet" size="small" to={bookNowPath({ doctor: shownName(director) })}>
                  Book with {shownName(director)}
                </ButtonLink>
              </li>
            ))}
          </Grid>
        )
      }
    </Loaded>
  );
}

function TeamCard({ director }: { director: Director }) {
  const { url, imgSrc, title, info } = director;
  return (
    <CardLink
      to={url}
      level={2}
      title={shownName(director)}
      media={<Portrait src={imgSrc} width={480} height={480} eager />}
      cue="Read the profile"
    >
      {title && <Role>{title}</Role>}
      {info[0] && <p>{info[0]}</p>}
      <DirectorFacts director={director} />
    </CardLink>
  );
}

function CardSkeletons() {
  return (
    <Grid as="div">
      {Array.from({ length: 5 }, (_, index) => (
        <SkeletonCard key={index} lines={4} picture />
      ))}
    </Grid>
  );
}
