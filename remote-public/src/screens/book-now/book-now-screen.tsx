import { useSearchParams } from '@nivara/shared/app-context/router';
import { brand } from '@nivara/shared/contracts/brand';
import { useStepInAddress } from '@nivara/shared/forms/booking/use-step-in-address';
import { Card } from '@nivara/shared/ui/card';
import { Section, VisuallyHidden } from '@nivara/shared/ui/layout';
import { TextLink } from '@nivara/shared/ui/link';
import { PageHead } from '@nivara/shared/ui/page-head';
import { PageIntro } from '../../components/page-intro';
import { BookAppointment } from '../../modals/appointment/book-appointment';
import { paths } from '../../paths';

/** The booking form as a page: its second step and the wished service are part of the address. */
export function BookNowScreen() {
  const [search] = useSearchParams();
  const steps = useStepInAddress();

  return (
    <>
      <PageHead
        title="Book an appointment"
        description="Choose a service, a day and a timing at the Nivara clinic in Pune. No account is needed."
      />
      <PageIntro
        crumbs={[{ label: 'Home', to: paths.home }, { label: 'Book an appointment' }]}
        title="Book an appointment"
        lead={
          <>
            It takes about two minutes, and you need no account. If forms are not for you, call us at{' '}
            <TextLink href={brand.phone.href}>{brand.phone.text}</TextLink> and we do it together.
          </>
        }
      />
      <Section tight width="narrow" aria-labelledby="booking-form">
        <VisuallyHidden as="h2" id="booking-form">
          Booking form
        </VisuallyHidden>
        <Card $padding="roomy">
          <BookAppointment
            wantedService={search.get('service') ?? undefined}
            {...steps}
            doneLabel="Book another appointment"
            onDone={() => undefined}
          />
        </Card>
      </Section>
    </>
  );
}
