import styled from 'styled-components';
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '@nivara/shared/ui/icon';
import { Heading, Section, Split, Stack } from '@nivara/shared/ui/layout';
import { TextLink } from '@nivara/shared/ui/link';
import { color, space } from '@nivara/shared/ui/theme';
import { brand } from '@nivara/shared/contracts/brand';
import { Picture } from '../../components/picture';
import { SectionIntro } from '../../components/section-intro';
import { paths, sectionId } from '../../paths';

const Hours = styled.dl`
  max-width: 26rem;

  div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  dd {
    margin: 0;
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;

const Ways = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${space[3]};
  }
  svg {
    flex: none;
    margin-top: 0.1em;
    color: ${color.primary};
  }
  a {
    overflow-wrap: anywhere;
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
      <Split $gap={7} $align="start">
        <Stack $gap={6}>
          <Stack $gap={2}>
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
          </Stack>
          <Stack $gap={3}>
            <Heading level={3}>How to reach us</Heading>
            <Ways role="list">
              <li>
                <PinIcon />
                <span>{brand.headOffice.join(', ')}. The entrance is step-free, and the lift reaches every floor.</span>
              </li>
              <li>
                <PhoneIcon />
                <TextLink href={brand.phone.href}>{brand.phone.text}</TextLink>
              </li>
              <li>
                <MailIcon />
                <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>
              </li>
            </Ways>
            <p>
              In an emergency do not wait for us: call <TextLink href="tel:112">112</TextLink>.
            </p>
          </Stack>
        </Stack>
        <Picture
          src="images/map.svg"
          width={720}
          height={440}
          alt="Sketch of the streets around the clinic, not to scale"
        />
      </Split>
    </Section>
  );
}
