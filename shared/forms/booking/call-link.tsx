import styled from 'styled-components';
import { brand } from '../../contracts/brand';
import { ButtonLink } from '../../ui/form/button';
import { PhoneIcon } from '../../ui/layout/icon';
import { media } from '../../ui/tokens/theme';

/** On a wide screen the number stands elsewhere on the page. */
const PhoneOnly = styled(ButtonLink)`
  ${media.tablet} {
    display: none;
  }
`;

/** The foot of each step has it on a phone. */
export const CallLink = () => (
  <PhoneOnly variant="secondary" size="large" href={brand.phone.href} icon={<PhoneIcon size={20} />}>
    Call
  </PhoneOnly>
);
