import { clinicData } from '@nivara/shared/contracts/clinic-data';
import { ClosingCall } from '../../components/closing-call';
import { DirectorCards } from '../../components/director-cards';
import { PublicHead } from '../../components/public-head';
import { SectionIntro } from '../../components/section-intro';
import { Section } from '@nivara/shared/ui/layout/layout';
import { aboutTexts } from './about-texts';
import { IntroSection } from './intro-section';
import { FounderSection } from './founder-section';
import { ValuesSection } from './values-section';
import { WorkSection } from './work-section';

export function AboutScreen() {
  return (
    <>
      <PublicHead title="About us" description={aboutTexts.description} jsonLd={clinicData} />
      <IntroSection />
      <FounderSection />
      <ValuesSection />
      <WorkSection />
      <Section id="team" aria-labelledby="team-title">
        <SectionIntro eyebrow="The team" title="Who looks after you" titleId="team-title">
          {aboutTexts.team}
        </SectionIntro>
        <DirectorCards />
      </Section>
      <ClosingCall title="Come and meet us">
        Ask for a first conversation. Bring the reports you have, and someone you trust.
      </ClosingCall>
    </>
  );
}
