import type { Director } from '@nivara/shared/domain/director';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { PersonIcon } from '@nivara/shared/ui/layout/icon';
import { Section } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { PageHead } from '@nivara/shared/ui/layout/page-head';
import styled from 'styled-components';
import { space } from '@nivara/shared/ui/tokens/theme';
import { PageIntro } from '../../components/page-intro';
import { paths } from '../../paths';
import { shownName } from '../../shown-name';

const crumbs = [
  { label: 'Home', to: paths.home },
  { label: 'Our team', to: paths.teams },
  { label: 'Not found' },
];

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]} ${space[4]};
  padding: 0;
  margin-top: ${space[3]};
  list-style: none;
`;

/** Answers an address with an unknown id by a list of the directors. */
export function DirectorNotFound({ directors }: { directors: readonly Director[] }) {
  return (
    <>
      <PageHead title="Profile not found" noIndex />
      <PageIntro crumbs={crumbs} title="Our team" />
      <Section tight>
        <EmptyState
          level={2}
          title="We could not find that person"
          icon={<PersonIcon size={28} />}
          action={<ButtonLink to={paths.teams}>See the whole team</ButtonLink>}
        >
          <p>They may have left us, or the address may have a typing mistake.</p>
          {directors.length > 0 && (
            <Names role="list" aria-label="Our team">
              {directors.map((director) => (
                <li key={director.id}>
                  <TextLink to={director.url}>{shownName(director)}</TextLink>
                </li>
              ))}
            </Names>
          )}
        </EmptyState>
      </Section>
    </>
  );
}
