import { brand } from '@nivara/shared/contracts/brand';
import { clinicData } from '@nivara/shared/contracts/clinic-data';
import { ClosingCall } from '../../components/closing-call';
import { PublicHead } from '../../components/public-head';
import { BookingStepsSection } from './booking-steps-section';
import { CoursesSection } from './courses-section';
import { DoctorsSection } from './doctors-section';
import { HeroSection } from './hero-section';
import { ServicesSection } from './services-section';
import { VisitSection } from './visit-section';

export function HomeScreen() {
  return (
    <>
      <PublicHead
        title="Physician-led health and wellness in Pune"
        description={`${brand.name} is a physician-led clinic in Pune: consultations, second opinions, tests, care for children and older adults, wellness and yoga.`}
        jsonLd={clinicData}
      />
      <HeroSection />
      <ServicesSection />
      <BookingStepsSection />
      <DoctorsSection />
      <CoursesSection />
      <VisitSection />
      <ClosingCall title="A question is reason enough to come">
        You do not need a diagnosis, a referral or the right words. Tell us what troubles you, and we will
        find the person who can help.
      </ClosingCall>
    </>
  );
}
