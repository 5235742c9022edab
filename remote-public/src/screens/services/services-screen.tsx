import { brand } from '@nivara/shared/contracts/brand';
import { useStaticData } from '@nivara/shared/app-context/use-static-data';
import { Section } from '@nivara/shared/ui/layout/layout';
import { ClosingCall } from '../../components/closing-call';
import { PageIntro } from '../../components/page-intro';
import { PublicHead } from '../../components/public-head';
import { ServiceCards } from '../../components/service-cards';
import { paths } from '../../paths';
import { CONTENTS_FILE, toServiceContents } from './service-content';

const crumbs = [{ label: 'Home', to: paths.home }, { label: 'Services' }];

export function ServicesScreen() {
  // Prefetches the contents, since the next page is probably the page of a service.
  useStaticData(CONTENTS_FILE, toServiceContents);
  return (
    <>
      <PublicHead
        title="Services"
        description={`All services of the ${brand.name} clinic in ${brand.address.city}: opinions, consultations, packages, care for children and older adults, tests, wellness and more.`}
      />
      <PageIntro
        crumbs={crumbs}
        title="What can we do for you?"
        lead="Each page tells you what the service is, whom it suits, how a visit goes and what to bring, so that you know before you come."
      />
      <Section tight>
        <ServiceCards level={2} />
      </Section>
      <ClosingCall title="Not sure which one?">
        Begin with a consultation. The physician listens, examines and sends you on only if somebody else can
        help you better.
      </ClosingCall>
    </>
  );
}
