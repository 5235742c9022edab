import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { CourseContact } from '@nivara/shared/domain/course';
import {
  FacebookIcon,
  InstagramIcon,
  MailIcon,
  PhoneIcon,
  PinIcon,
  TwitterIcon,
} from '@nivara/shared/ui/layout/icon';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { color, space, text } from '@nivara/shared/ui/tokens/theme';
import { SocialLinks } from './social-links';

/** Replaces a value that the catalogue lacks. */
const NOT_AVAILABLE = 'N/A';

const Rows = styled.dl`
  div {
    display: grid;
    align-items: start;
    gap: 0 ${space[4]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
    grid-template-columns: 24px minmax(0, 1fr);
  }
  svg {
    margin-top: ${space[2]};
    color: ${color.primary};
    grid-row: 1 / 3;
  }
  dt {
    color: ${color.textMuted};
    font-size: ${text.small};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const social = [
  { name: 'twitter', label: 'Twitter', icon: <TwitterIcon size={20} /> },
  { name: 'instagram', label: 'Instagram', icon: <InstagramIcon size={20} /> },
  { name: 'facebook', label: 'Facebook', icon: <FacebookIcon size={20} /> },
] as const;

/** A missing social link is left out. */
export function ContactInfo({ contact }: { contact: CourseContact }) {
  const { phone, email, address } = contact;
  const links = social.flatMap(({ name, ...look }) => {
    const href = contact.social[name];
    return href ? [{ ...look, href }] : [];
  });
  return (
    <Stack $gap={4}>
      <Rows>
        <Row icon={<PhoneIcon />} term="Phone">
          {phone && <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>}
        </Row>
        <Row icon={<MailIcon />} term="Email">
          {email && <TextLink href={`mailto:${email}`}>{email}</TextLink>}
        </Row>
        <Row icon={<PinIcon />} term="Address">
          {address}
        </Row>
      </Rows>
      <SocialLinks links={links} />
    </Stack>
  );
}

function Row({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div>
      {icon}
      <dt>{term}</dt>
      <dd>{children || NOT_AVAILABLE}</dd>
    </div>
  );
}
