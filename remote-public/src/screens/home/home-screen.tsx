import { clinicData } from '@nivara/shared/contracts/clinic-data';
import { ClosingCall } from '../../components/closing-call';
import { PublicHead } from '../../components/public-head';
import { BookingStepsSection } from './booking-steps-section';
import { CoursesSection } from './courses-section';
import { DoctorsSection } from './doctors-section';
import { HeroSection } from './hero-section';
import { homeTexts } from './home-texts';
import { ServicesSection } from './services-section';
import { DirectionsSection } from './directions-section';

export function HomeScreen() {
  return (
    <>
      <PublicHead title={homeTexts.title} description={homeTexts.description} jsonLd={clinicData} />
      <HeroSection />
      <ServicesSection />
      <BookingStepsSection />
      <DoctorsSection />
      <CoursesSection />
      <DirectionsSection />
      <ClosingCall title="A question is reason enough to come">
        You do not need a diagnosis, a referral or the right words. Tell us what troubles you, and we will
        find the person who can help.
      </ClosingCall>
    </>
  );
}
