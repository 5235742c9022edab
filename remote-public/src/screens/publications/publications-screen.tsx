import { useStaticData } from '@nivara/shared/app-context/use-static-data';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Section } from '@nivara/shared/ui/layout/layout';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { ClosingCall } from '../../components/closing-call';
import { PageIntro } from '../../components/page-intro';
import { PublicHead } from '../../components/public-head';
import { paths } from '../../paths';
import { PUBLICATIONS_FILE, readPublications } from './publication';
import { PublicationCard, PublicationGrid } from './publication-card';

const crumbs = [{ label: 'Home', to: paths.home }, { label: 'Publications' }];

export function PublicationsScreen() {
  const publications = useStaticData(PUBLICATIONS_FILE, readPublications);
  return (
    <>
      <PublicHead
        title="Leaflets and articles"
        description="Short health texts in plain words: fever in children, blood pressure, medicines, falls, sleep, summer heat. To read and to print."
      />
      <PageIntro
        crumbs={crumbs}
        title="Leaflets and articles"
        lead="What we explain most often, written down. Read it here, or print it for somebody who would rather have it on paper."
      />
      <Section tight aria-label="All texts">
        <Loaded
          data={publications}
          skeleton={<Skeletons />}
          failure="The texts could not be loaded"
          level={2}
        >
          {(all) =>
            all.length === 0 ? (
              <EmptyState level={2} title="Nothing is published here yet">
                Ask at the front desk: we have most leaflets on paper.
              </EmptyState>
            ) : (
              <PublicationGrid role="list">
                {all.map((publication) => (
                  <li key={publication.url}>
                    <PublicationCard publication={publication} level={2} />
                  </li>
                ))}
              </PublicationGrid>
            )
          }
        </Loaded>
      </Section>
      <ClosingCall title="Reading is a beginning">
        These texts are general and do not replace a visit. If something worries you, let us look at it
        together.
      </ClosingCall>
    </>
  );
}

function Skeletons() {
  return (
    <PublicationGrid as="div">
      {Array.from({ length: 6 }, (_, index) => (
        <SkeletonCard key={index} lines={3} picture />
      ))}
    </PublicationGrid>
  );
}
