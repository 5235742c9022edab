import styled from 'styled-components';
import { brand } from '@nivara/shared/contracts/brand';
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '@nivara/shared/ui/icon';
import { Heading, Section } from '@nivara/shared/ui/layout';
import { TextLink } from '@nivara/shared/ui/link';
import { color, media, radius, space } from '@nivara/shared/ui/theme';
import { IconList } from '../../components/icon-list';
import { Picture } from '../../components/picture';
import { SectionIntro } from '../../components/section-intro';
import { paths, sectionId } from '../../paths';

/** Hours, ways and map as one panel: three columns, or two above the map, or one below the other. */
const Panel = styled.div`
  display: grid;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  @media (min-width: 1180px) {
    grid-template-columns: 1fr 1fr 1.1fr;
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

    & + & {
      border-top: 0;
      border-inline-start: 1px solid ${color.line};
    }
  }
`;

const Map = styled(Picture)`
  height: 100%;
  min-height: 14rem;
  max-height: 20rem;
  border-radius: 0;

  /* Large and pale: in the dark it would outshine the words. */
  @media (prefers-color-scheme: dark) {
    filter: brightness(0.62);
  }
  ${media.tablet} {
    grid-column: 1 / -1;
  }
  @media (min-width: 1180px) {
    max-height: none;
    grid-column: auto;
  }
`;

const Hours = styled.dl`
  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  div:last-child {
    border-bottom: 0;
  }
  dd {
    margin: 0;
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;

const Title = styled(Heading)`
  display: flex;
  align-items: center;
  gap: ${space[2]};

  svg {
    color: ${color.primary};
  }
`;

export function VisitSection() {
  return (
    <Section id={sectionId(paths.visit)} aria-labelledby="visit-title">
      <SectionIntro eyebrow="Visit us" title="Opening hours and directions" titleId="visit-title">
        Appointments are given from morning to night, every day of the week.
      </SectionIntro>
      <Panel>
        <Part>
          <Title level={3}>
            <ClockIcon /> Appointment hours
          </Title>
          <Hours>
            {brand.hours.map(({ part, from, to }) => (
              <div key={part}>
                <dt>{part}</dt>
                <dd>
                  {from} – {to}
                </dd>
              </div>
            ))}
          </Hours>
        </Part>
        <Part>
          <Heading level={3}>How to reach us</Heading>
          <IconList role="list">
            <li>
              <PinIcon />
              <span>{brand.headOffice.join(', ')}. The entrance is step-free.</span>
            </li>
            <li>
              <PhoneIcon />
              <TextLink href={brand.phone.href}>{brand.phone.text}</TextLink>
            </li>
            <li>
              <MailIcon />
              <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>
            </li>
          </IconList>
          <p>
            In an emergency do not wait for us: call <TextLink href="tel:112">112</TextLink>.
          </p>
        </Part>
        <Map
          src="images/map.svg"
          width={720}
          height={440}
          alt="Sketch of the streets around the clinic, not to scale"
        />
      </Panel>
    </Section>
  );
}
