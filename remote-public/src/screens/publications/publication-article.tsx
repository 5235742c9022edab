import { useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { brand } from '@nivara/shared/contracts/brand';
import { Button } from '@nivara/shared/ui/form/button';
import { PrintIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Heading, Page, Section, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { PrintAlone } from '@nivara/shared/ui/layout/print-alone';
import { color, media, space, text } from '@nivara/shared/ui/tokens/theme';
import { writtenDay } from '../../written-day';
import { PageIntro } from '../../components/page-intro';
import { ProseSections } from '../../components/prose-sections';
import { PublicHead } from '../../components/public-head';
import { paths } from '../../paths';
import { publicationData } from '../../structured-data';
import { HelpBoxes } from './help-boxes';
import type { Publication } from './publication';
import { PublicationCard, PublicationGrid, kindInWords } from './publication-card';

const Columns = styled(Page)`
  display: grid;
  gap: ${space[7]};
  padding-block: ${space[7]};

  > * {
    min-width: 0;
  }
  /* The boxes for emergencies are read first, and are beside the text on wide screens. */
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 21rem;

    > :first-child {
      grid-column: 2;
      grid-row: 1;
    }
  }
`;

const Facts = styled.p`
  color: ${color.textMuted};
  font-size: ${text.small};
`;

const Caution = styled.p`
  padding-top: ${space[5]};
  border-top: 1px solid ${color.line};
  color: ${color.textMuted};
  font-size: ${text.body};
`;

const More = styled(PublicationGrid)`
  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const MOST_OTHERS = 3;

interface PublicationArticleProps {
  publication: Publication;
  others: readonly Publication[];
}

export function PublicationArticle({ publication, others }: PublicationArticleProps) {
  const { title, summary, picture, published, sections, related } = publication;
  const [printing, setPrinting] = useState(false);
  const crumbs = [
    { label: 'Home', to: paths.home },
    { label: 'Publications', to: paths.publications },
    { label: title },
  ];

  const print = () => {
    flushSync(() => setPrinting(true));
    window.print();
    setPrinting(false);
  };

  return (
    <>
      <PublicHead title={title} description={summary || undefined} jsonLd={publicationData(publication)} />
      <PrintAlone active={printing}>
        <article>
          <PageIntro crumbs={crumbs} title={title} lead={summary || undefined} picture={picture}>
            <Facts>
              {kindInWords(publication)}
              {published && (
                <>
                  , written <time dateTime={published}>{writtenDay(published)}</time>
                </>
              )}
            </Facts>
            {!printing && (
              <div>
                <Button variant="secondary" icon={<PrintIcon size={20} />} onClick={print}>
                  Print
                </Button>
              </div>
            )}
          </PageIntro>
          <Columns>
            <HelpBoxes publication={publication} />
            <ProseSections sections={sections}>
              <Caution>
                Written by {brand.name} for general information. It does not replace a visit: your own doctor
                knows you, this text does not.
              </Caution>
              {related.length > 0 && (
                <Cluster as="p" $gap={4}>
                  {related.map(({ text: words, to }) => (
                    <TextLink key={to} to={to}>
                      {words}
                    </TextLink>
                  ))}
                </Cluster>
              )}
            </ProseSections>
          </Columns>
        </article>
      </PrintAlone>
      {others.length > 0 && (
        <Section tone="sand" tight data-screen-only aria-labelledby="more-to-read">
          <Stack $gap={5}>
            <Heading level={2} id="more-to-read">
              More to read
            </Heading>
            <More role="list">
              {others.slice(0, MOST_OTHERS).map((other) => (
                <li key={other.url}>
                  <PublicationCard publication={other} level={3} />
                </li>
              ))}
            </More>
          </Stack>
        </Section>
      )}
    </>
  );
}
