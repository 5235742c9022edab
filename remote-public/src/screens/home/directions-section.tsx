import styled from 'styled-components';
import { Heading, Section } from '@nivara/shared/ui/layout/layout';
import { color, media, radius, space } from '@nivara/shared/ui/tokens/theme';
import { DirectionsList } from '../../components/directions-list';
import { Picture } from '../../components/picture';
import { SectionIntro } from '../../components/section-intro';
import { HowToReachUs, AppointmentHours } from '../../components/clinic-contact';
import { paths, sectionId } from '../../paths';

const Panel = styled.div`
  display: grid;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Part = styled.div`
  display: flex;
  min-width: 0;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[5]};

  & + & {
    border-top: 1px solid ${color.line};
  }
  ${media.tablet} {
    padding: ${space[6]};

    &:nth-child(2) {
      border-top: 0;
      border-inline-start: 1px solid ${color.line};
    }
  }
`;

const StreetMap = styled(Picture)`
  height: 100%;
  min-height: 14rem;
  border-radius: 0;

  /* The large, pale sketch would outshine the text in the dark theme. */
  @media (prefers-color-scheme: dark) {
    filter: brightness(0.62);
  }
`;

export function DirectionsSection() {
  return (
    <Section id={sectionId(paths.visitUs)} aria-labelledby="visit-title">
      <SectionIntro eyebrow="Visit us" title="Opening hours and directions" titleId="visit-title">
        Appointments are given from morning to night, every day of the week.
      </SectionIntro>
      <Panel>
        <Part>
          <AppointmentHours />
        </Part>
        <Part>
          <HowToReachUs />
        </Part>
        <Part>
          <Heading level={3}>Finding your way</Heading>
          <DirectionsList />
        </Part>
        <StreetMap
          src="images/map.svg"
          width={720}
          height={440}
          alt="Sketch of the streets around the clinic, not to scale"
        />
      </Panel>
    </Section>
  );
}
