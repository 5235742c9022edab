import styled from 'styled-components';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { CalendarIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Eyebrow, Heading, Lead, Section, Stack } from '@nivara/shared/ui/layout/layout';
import { breakpoint, media, radius, space } from '@nivara/shared/ui/tokens/theme';
import { Picture } from '../../components/picture';
import { TickList } from '../../components/tick-list';
import { paths } from '../../paths';
import { homeTexts } from './home-texts';

const Band = styled(Section)`
  padding-block: clamp(${space[6]}, 5vw, ${space[8]});
`;

const Columns = styled.div`
  display: grid;
  align-items: center;
  gap: ${space[6]} ${space[7]};

  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: 1.05fr 1fr;
  }
`;

const Illustration = styled(Picture)`
  border-radius: calc(${radius.large} * 1.6);
  aspect-ratio: 9 / 8;

  @media (width < ${breakpoint.desktop}) {
    aspect-ratio: 16 / 11;
  }
`;

export function HeroSection() {
  return (
    <Band tone="sand" aria-labelledby="hero">
      <Columns>
        <Stack $gap={5}>
          <Eyebrow>{homeTexts.eyebrow}</Eyebrow>
          <Heading level={1} id="hero">
            {homeTexts.heading}
          </Heading>
          <Lead>{homeTexts.lead}</Lead>
          <Cluster>
            <ButtonLink to={paths.bookNow} size="large" icon={<CalendarIcon size={20} />}>
              Book an appointment
            </ButtonLink>
            <ButtonLink to={paths.services} size="large" variant="secondary">
              See our services
            </ButtonLink>
          </Cluster>
          <TickList items={homeTexts.promises} single />
        </Stack>
        <Illustration src="images/hero.svg" width={720} height={640} eager />
      </Columns>
    </Band>
  );
}
