import styled from 'styled-components';
import { brand } from '@nivara/shared/contracts/brand';
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '@nivara/shared/ui/layout/icon';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { color, space } from '@nivara/shared/ui/tokens/theme';
import { IconList } from './icon-list';

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

export function AppointmentHours() {
  return (
    <>
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
    </>
  );
}

export function HowToReachUs() {
  return (
    <>
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
    </>
  );
}

export function ClinicContact() {
  return (
    <Stack $gap={6}>
      <Stack $gap={4}>
        <HowToReachUs />
      </Stack>
      <Stack $gap={4}>
        <AppointmentHours />
      </Stack>
    </Stack>
  );
}
