import styled from 'styled-components';
import { useModals } from '@nivara/shared/app-context/app-context';
import type { Director } from '@nivara/shared/domain/director';
import { Card } from '@nivara/shared/ui/layout/card';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Heading } from '@nivara/shared/ui/layout/layout';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { color, media, motion, shadow, space } from '@nivara/shared/ui/tokens/theme';
import { shownName } from '../shown-name';
import { useDirectors } from '../use-directors';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Picture } from './picture';

/** Wide enough for five cards in a row. */
const wide = '@media (min-width: 73.75em)';

const Grid = styled.ul`
  display: grid;
  gap: ${space[4]};
  padding: 0;
  margin: 0;
  list-style: none;

  > * {
    min-width: 0;
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;

    /* With an odd number, the first director has a row alone, so that no card is left over. */
    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${wide} {
    grid-template-columns: repeat(5, 1fr);

    > :first-child:nth-last-child(odd) {
      grid-column: auto;
    }
  }
`;

const Person = styled(Card)`
  display: flex;
  overflow: hidden;
  height: 100%;
  transition:
    border-color ${motion.calm},
    box-shadow ${motion.calm};

  &:hover {
    border-color: ${color.primary};
    box-shadow: ${shadow.low};
  }
  &:has(button:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  ${wide} {
    flex-direction: column;
  }
`;

const Portrait = styled(Picture)`
  width: min(38%, 13rem);
  aspect-ratio: 1;
  align-self: stretch;
  border-radius: 0;

  ${wide} {
    width: 100%;
  }
`;

const Words = styled.div`
  display: flex;
  min-width: 0;
  flex: 1;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[4]};

  ${media.tablet} {
    justify-content: center;
    padding: ${space[5]};
  }
  ${wide} {
    justify-content: start;
    padding: ${space[4]};
  }
  h3 {
    font-size: 1.125rem;
  }
  p {
    color: ${color.textMuted};
  }
`;

const Open = styled.button`
  padding: ${space[2]} 0 0;
  border: 0;
  background: none;
  color: ${color.primary};
  cursor: pointer;
  font-weight: 600;
  text-align: start;

  ${wide} {
    margin-top: auto;
  }
  &:focus-visible {
    outline: none;
  }
  /* The one button covers the whole card. */
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

/** Each card opens the profile viewer at its director. */
export function DirectorCards() {
  const directors = useDirectors();
  return (
    <Loaded data={directors} skeleton={<CardSkeletons />} failure="Our doctors could not be loaded">
      {(people) =>
        people.length === 0 ? (
          <EmptyState title="No profiles are published yet">Please call the front desk.</EmptyState>
        ) : (
          <Grid role="list">
            {people.map((director) => (
              <li key={director.id}>
                <DirectorCard director={director} />
              </li>
            ))}
          </Grid>
        )
      }
    </Loaded>
  );
}

function DirectorCard({ director }: { director: Director }) {
  const { openModal } = useModals();
  const { id, title, imgSrc } = director;
  const name = shownName(director);
  return (
    <Person as="article" $padding="none">
      <Portrait src={imgSrc} width={480} height={480} />
      <Words>
        <Heading level={3}>{name}</Heading>
        {title && <p>{title}</p>}
        <Open
          type="button"
          aria-label={`Read the profile of ${name}`}
          onClick={() => openModal('directors', { directorId: id })}
        >
          Read the profile
        </Open>
      </Words>
    </Person>
  );
}

function CardSkeletons() {
  return (
    <Grid as="div">
      {Array.from({ length: 5 }, (_, index) => (
        <SkeletonCard key={index} lines={2} picture />
      ))}
    </Grid>
  );
}
