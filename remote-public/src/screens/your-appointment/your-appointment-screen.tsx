import { useLocation } from '@nivara/shared/app-context/router';
import { brand } from '@nivara/shared/contracts/brand';
import { useHydrated } from '@nivara/shared/ui/layout/use-hydrated';
import { Section } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { PageIntro } from '../../components/page-intro';
import { PublicHead } from '../../components/public-head';
import { paths } from '../../paths';
import { LinkedAppointment } from './linked-appointment';

/** The link's secret is in the fragment of the address, since browsers send no fragment to a server. */
export function YourAppointmentScreen() {
  const { hash } = useLocation();
  // The prerendered page has no appointment, since the server does not get the fragment.
  const isHydrated = useHydrated();
  return (
    <>
      <PublicHead title="Your appointment" description={`Move or cancel an appointment at ${brand.name}.`} />
      <PageIntro
        crumbs={[{ label: 'Home', to: paths.home }, { label: 'Your appointment' }]}
        title="Your appointment"
        lead={
          <>
            Move or cancel it here, without an account. Or call us at{' '}
            <TextLink href={brand.phone.href}>{brand.phone.text}</TextLink>.
          </>
        }
      />
      <Section tight width="narrow" aria-label="Appointment">
        {isHydrated ? <LinkedAppointment key={hash} link={hash.slice(1)} /> : null}
      </Section>
    </>
  );
}
