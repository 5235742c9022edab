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

/** On a phone this link is in the foot of each step. */
export const CallLink = () => (
  <PhoneOnly variant="secondary" size="large" href={brand.phone.href} icon={<PhoneIcon size={20} />}>
    Call
  </PhoneOnly>
);
