import { useStaticData } from '@nivara/shared/app-context/use-static-data';
import { Breadcrumbs } from '@nivara/shared/ui/breadcrumbs';
import { Heading, Lead, Section, Stack } from '@nivara/shared/ui/layout';
import { ClosingCall } from '../../components/closing-call';
import { ServiceCards } from '../../components/service-cards';
import { paths } from '../../paths';
import { CONTENTS_FILE, toServiceContents } from './service-content';

export function ServicesScreen() {
  // Asked for ahead of time: the next page is one of the services.
  useStaticData(CONTENTS_FILE, toServiceContents);
  return (
    <>
      <title>Services · Nivara</title>
      <meta
        name="description"
        content="All services of the Nivara clinic in Pune: opinions, consultations, packages, care for children and older adults, tests, wellness and more."
      />
      <Section tone="sand" tight aria-labelledby="services-heading">
        <Stack $gap={4}>
          <Breadcrumbs items={[{ label: 'Home', to: paths.home }, { label: 'Services' }]} />
          <Heading level={1} id="services-heading">
            What can we do for you?
          </Heading>
          <Lead>
            Each page tells you what the service is, whom it suits, how a visit goes and what to bring, so
            that you know before you come.
          </Lead>
        </Stack>
      </Section>
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
