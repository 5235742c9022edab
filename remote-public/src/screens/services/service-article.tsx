import styled from 'styled-components';
import { Crumbs } from '@nivara/shared/ui/navigation/crumbs';
import { Heading, Lead, Page, Section, Split, Stack } from '@nivara/shared/ui/layout/layout';
import { media, space } from '@nivara/shared/ui/tokens/theme';
import { BookButton } from '../../components/book-button';
import { ClosingCall } from '../../components/closing-call';
import { Picture } from '../../components/picture';
import { PublicHead } from '../../components/public-head';
import { paths } from '../../paths';
import type { ServiceEntry } from '../../service-entry';
import { questionsData } from '../../structured-data';
import { Catalogue } from './prices/catalogue';
import { ServiceFacts } from './prices/service-facts';
import { usePriceList } from './prices/use-price-list';
import type { ServiceContent } from './service-content';
import { ServiceNavigation } from './service-navigation';
import { ServiceParts } from './service-parts';

const Columns = styled(Page)`
  display: grid;
  gap: ${space[7]};
  padding-block: ${space[7]} clamp(${space[7]}, 6vw, ${space[8]});

  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 16rem;
  }
`;

interface ServiceArticleProps {
  entry: ServiceEntry;
  content: ServiceContent | undefined;
  services: ServiceEntry[];
}

export function ServiceArticle({ entry, content, services }: ServiceArticleProps) {
  const crumbs = [
    { label: 'Home', to: paths.home },
    { label: 'Services', to: paths.services },
    { label: entry.name },
  ];
  const prices = usePriceList();
  return (
    <>
      <PublicHead
        title={entry.name}
        description={entry.text || undefined}
        jsonLd={content && content.questions.length > 0 ? questionsData(content.questions) : undefined}
      />
      <Section tone="sand" tight aria-labelledby="service-title">
        <Stack $gap={5}>
          <Crumbs items={crumbs} />
          <Split $ratio="1.2fr 1fr" $align="center" $gap={7}>
            <Stack $gap={5}>
              <Heading level={1} id="service-title">
                {entry.name}
              </Heading>
              <Lead>{entry.text}</Lead>
              <ServiceFacts name={entry.name} prices={prices} />
              <div>
                <BookButton service={entry.name} />
              </div>
            </Stack>
            <Picture src={content?.image ?? ''} width={640} height={480} eager />
          </Split>
        </Stack>
      </Section>
      <Columns>
        <Stack $gap={7}>
          <Catalogue service={entry.name} prices={prices} />
          <ServiceParts content={content} services={services} />
        </Stack>
        <ServiceNavigation services={services} />
      </Columns>
      <ClosingCall title="Shall we look at it together?" service={entry.name}>
        Tell us what you are looking for. The front desk finds the right person and the right length of time.
      </ClosingCall>
    </>
  );
}
