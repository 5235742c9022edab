import styled from 'styled-components';
import { Link } from '@nivara/shared/app-context/router';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Heading, Page, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { color, media, space, text } from '@nivara/shared/ui/tokens/theme';
import { writtenDay } from '../../written-day';
import { PageIntro } from '../../components/page-intro';
import { ProseSections } from '../../components/prose-sections';
import { paths } from '../../paths';
import type { LegalPage } from './legal-page';
import { NavPanel } from '../../components/nav-panel';
import { PublicHead } from '../../components/public-head';

const Columns = styled(Page)`
  display: grid;
  gap: ${space[6]} ${space[7]};
  padding-block: ${space[7]} ${space[8]};

  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: 17rem minmax(0, 1fr);
  }
`;

const Draft = styled.div`
  ${media.desktop} {
    grid-column: 1 / -1;
  }
`;

const Contents = styled(NavPanel)`
  a {
    font-size: ${text.small};
  }
  @media print {
    display: none;
  }
`;

const Others = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  padding: ${space[5]} 0 0;
  border-top: 1px solid ${color.line};
  list-style: none;
`;

const Changed = styled.p`
  color: ${color.textMuted};
  font-size: ${text.small};
`;

interface LegalTextProps {
  page: LegalPage;
  others: readonly LegalPage[];
}

export function LegalText({ page, others }: LegalTextProps) {
  const { title, summary, changed, sections } = page;
  const crumbs = [{ label: 'Home', to: paths.home }, { label: title }];
  return (
    <>
      <PublicHead title={title} description={summary || undefined} />
      <PageIntro crumbs={crumbs} title={title} lead={summary || undefined}>
        {changed && (
          <Changed>
            Last changed on <time dateTime={changed}>{writtenDay(changed)}</time>
          </Changed>
        )}
      </PageIntro>
      <Columns>
        <Draft>
          <Alert tone="warning" title="A draft">
            This text describes truthfully how the site works. It is a draft all the same: a lawyer has to
            review and complete it before the site is used for real patients.
          </Alert>
        </Draft>
        <Contents aria-labelledby="contents">
          <Heading level={2} look="h4" id="contents">
            On this page
          </Heading>
          <ul role="list">
            {sections.map((section) => (
              <li key={section.id}>
                <Link to={`#${section.id}`}>{section.title || 'Untitled'}</Link>
              </li>
            ))}
          </ul>
        </Contents>
        <Stack $gap={6}>
          <ProseSections sections={sections} />
          {others.length > 0 && (
            <nav aria-label="Other legal texts">
              <Others role="list">
                {others.map((other) => (
                  <li key={other.url}>
                    <TextLink to={other.url}>{other.title}</TextLink>
                  </li>
                ))}
              </Others>
            </nav>
          )}
        </Stack>
      </Columns>
    </>
  );
}
