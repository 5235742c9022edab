import styled from 'styled-components';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Section } from '@nivara/shared/ui/layout/layout';
import { space } from '@nivara/shared/ui/tokens/theme';
import { DirectorCards } from '../../components/director-cards';
import { SectionIntro } from '../../components/section-intro';
import { paths, sectionId } from '../../paths';

const More = styled.div`
  margin-top: ${space[5]};
`;

export function DoctorsSection() {
  return (
    <Section id={sectionId(paths.doctors)} aria-labelledby="doctors-title">
      <SectionIntro eyebrow="Our doctors" title="People you will know by name" titleId="doctors-title">
        A small team on purpose. The doctor who sees you first stays with you throughout.
      </SectionIntro>
      <DirectorCards />
      <More>
        <ButtonLink to={paths.teams} variant="secondary">
          Meet the whole team
        </ButtonLink>
      </More>
    </Section>
  );
}
