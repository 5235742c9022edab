import { brand } from '@nivara/shared/contracts/brand';
import { Heading, Section, Split, Stack } from '@nivara/shared/ui/layout/layout';
import { clinicData } from '@nivara/shared/contracts/clinic-data';
import { DeferredContactForm } from '@nivara/shared/forms/contact/deferred-contact-form';
import { PageIntro } from '../../components/page-intro';
import { PublicHead } from '../../components/public-head';
import { ClinicContact } from '../../components/clinic-contact';
import { paths } from '../../paths';

const crumbs = [{ label: 'Home', to: paths.home }, { label: 'Contact' }];

export function ContactScreen() {
  return (
    <>
      <PublicHead
        title="Contact"
        description={`Write to ${brand.name}, call, or visit us: hours, address and the way to the clinic.`}
        jsonLd={clinicData}
      />
      <PageIntro
        crumbs={crumbs}
        title="Contact"
        lead="Write to us, and a person answers. For anything that cannot wait a day, please call."
      />
      <Section aria-labelledby="write-title">
        <Split $gap={7} $align="start">
          <Stack $gap={5}>
            <Heading level={2} look="h3" id="write-title">
              Send a Message
            </Heading>
            <DeferredContactForm
              noun="messages"
              label="Send a Message"
              submitLabel="Send"
              sentTitle="Your message has been sent."
            />
          </Stack>
          <ClinicContact />
        </Split>
      </Section>
    </>
  );
}
