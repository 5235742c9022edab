import styled from 'styled-components';
import {
  FacebookIcon,
  InstagramIcon,
  LinkedinIcon,
  TwitterIcon,
  YoutubeIcon,
} from '@nivara/shared/ui/layout/icon';
import { space } from '@nivara/shared/ui/tokens/theme';
import { brand } from '@nivara/shared/contracts/brand';

const icons = {
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  twitter: TwitterIcon,
  linkedin: LinkedinIcon,
  youtube: YoutubeIcon,
};

/** A social network without an address in the brand file is a picture, not a dead link. */
export function SocialIcons() {
  return (
    <List>
      {brand.social.map(({ name, icon, href }) => {
        const Icon = icons[icon];
        const label = `${brand.name} on ${name}`;
        return (
          <li key={name}>
            {href ? (
              <a href={href} aria-label={label} rel="noreferrer">
                <Icon />
              </a>
            ) : (
              <span role="img" aria-label={label}>
                <Icon />
              </span>
            )}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  a,
  span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 24px;
    min-height: 24px;
  }
`;
