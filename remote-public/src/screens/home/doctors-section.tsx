import { Section } from '@nivara/shared/ui/layout';
import { DirectorCards } from '../../components/director-cards';
import { SectionIntro } from '../../components/section-intro';
import { paths, sectionId } from '../../paths';

export function DoctorsSection() {
  return (
    <Section id={sectionId(paths.doctors)} aria-labelledby="doctors-title">
      <SectionIntro eyebrow="Our doctors" title="People you will know by name" titleId="doctors-title">
        A small team on purpose. The doctor who sees you first is the one who follows you through.
      </SectionIntro>
      <DirectorCards />
    </Section>
  );
}
