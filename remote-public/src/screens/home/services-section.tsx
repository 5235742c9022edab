import { Section } from '@nivara/shared/ui/layout/layout';
import { SectionIntro } from '../../components/section-intro';
import { ServiceCards } from '../../components/service-cards';

export function ServicesSection() {
  return (
    <Section id="services" aria-labelledby="services-title">
      <SectionIntro eyebrow="What we do" title="Ten services, one thread of care" titleId="services-title">
        From a child’s first vaccination to recovery after intensive care. Not sure which one you need? Begin
        with a consultation.
      </SectionIntro>
      <ServiceCards />
    </Section>
  );
}
