import styled from 'styled-components';
import { GalleryCharts } from './gallery-charts';
import { GalleryData } from './gallery-data';
import { GalleryForms } from './gallery-forms';
import { GallerySurfaces } from './gallery-surfaces';
import { GalleryText } from './gallery-text';
import { Breadcrumbs } from '../navigation/breadcrumbs';
import { Cluster, Eyebrow, Heading, Lead, Page, Section, Stack } from '../layout/layout';
import { SkipLink, TextLink } from '../navigation/link';
import { space } from '../tokens/theme';

const parts = [
  { id: 'words', title: 'Words and actions', Part: GalleryText },
  { id: 'surfaces', title: 'Surfaces and messages', Part: GallerySurfaces },
  { id: 'forms', title: 'Forms', Part: GalleryForms },
  { id: 'data', title: 'Data', Part: GalleryData },
  { id: 'charts', title: 'Charts', Part: GalleryCharts },
];

const Top = styled.header`
  padding-block: ${space[6]};
`;

/** Shows every primitive in every state, for review and for accessibility checks. */
export function Gallery() {
  return (
    <>
      <SkipLink to="gallery" />
      <Page as={Top}>
        <Stack $gap={5}>
          <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Design system' }]} />
          <Stack $gap={3}>
            <Eyebrow>Nivara design system</Eyebrow>
            <Heading level={1}>Calm, warm, and easy to read on a hard day</Heading>
            <Lead>
              Everything a screen is built from, in every state it can be in. Change your system’s theme, text
              size or motion setting and this page follows.
            </Lead>
          </Stack>
          <nav aria-label="On this page">
            <Cluster as="ul" $gap={5} role="list">
              {parts.map(({ id, title }) => (
                <li key={id}>
                  <TextLink href={`#${id}`}>{title}</TextLink>
                </li>
              ))}
            </Cluster>
          </nav>
        </Stack>
      </Page>
      <main id="gallery" tabIndex={-1}>
        {parts.map(({ id, title, Part }) => (
          <Section key={id} id={id} tight aria-labelledby={`${id}-title`}>
            <Stack $gap={6}>
              <Heading level={2} id={`${id}-title`}>
                {title}
              </Heading>
              <Part />
            </Stack>
          </Section>
        ))}
      </main>
    </>
  );
}
