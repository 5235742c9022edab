import { useState } from 'react';
import { useSession } from '@nivara/shared/app-context/app-context';
import { useSearchParams } from '@nivara/shared/app-context/router';
import { brand } from '@nivara/shared/contracts/brand';
import { useStepInAddress } from '@nivara/shared/forms/booking/use-step-in-address';
import { Card } from '@nivara/shared/ui/layout/card';
import { Section, VisuallyHidden } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { PageIntro } from '../../components/page-intro';
import { PublicHead } from '../../components/public-head';
import { BookAppointment } from '../../modals/appointment/book-appointment';
import { paths } from '../../paths';

/** The second step and the preselected service are part of the address. */
export function BookNowScreen() {
  const [search] = useSearchParams();
  const steps = useStepInAddress();
  const { user } = useSession();
  const [booked, setBooked] = useState(false);

  return (
    <>
      <PublicHead
        title="Book an appointment"
        description={`Choose a service, a day and a timing at the ${brand.name} clinic in ${brand.address.city}. No account is needed.`}
      />
      <PageIntro
        crumbs={[{ label: 'Home', to: paths.home }, { label: 'Book an appointment' }]}
        title="Book an appointment"
        lead={
          booked ? undefined : (
            <>
              It takes about two minutes{user ? '' : ', and you need no account'}. If forms are not for you,
              call us at <TextLink href={brand.phone.href}>{brand.phone.text}</TextLink> and we do it
              together.
            </>
          )
        }
      />
      <Section tight width="narrow" aria-labelledby="booking-form">
        <VisuallyHidden as="h2" id="booking-form">
          Booking form
        </VisuallyHidden>
        <Card $padding="roomy">
          <BookAppointment
            wantedService={search.get('service') ?? undefined}
            wantedDoctor={search.get('doctor') ?? undefined}
            {...steps}
            survivesReload
            doneLabel="Book another appointment"
            onBooked={() => setBooked(true)}
            onDone={() => setBooked(false)}
          />
        </Card>
      </Section>
    </>
  );
}
