import styled from 'styled-components';
import { NavLink } from '@nivara/shared/app-context/router';
import { Heading } from '@nivara/shared/ui/layout';
import { color, media, radius, space } from '@nivara/shared/ui/theme';
import { IconImage } from '../../components/icon-image';
import type { ServiceEntry } from '../../service-entry';

const Panel = styled.nav`
  align-self: start;
  padding: ${space[5]} ${space[3]} ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};

  h2 {
    padding-inline: ${space[3]};
    margin-bottom: ${space[3]};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    min-height: 44px;
    align-items: center;
    gap: ${space[3]};
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.medium};
    color: ${color.text};
    text-decoration: none;
  }
  a:hover {
    background: ${color.surfaceSunken};
  }
  a[aria-current] {
    background: ${color.primarySoft};
    color: ${color.primary};
    font-weight: 600;
  }
  ${media.desktop} {
    position: sticky;
    top: calc(var(--nv-header-height, 0px) + ${space[5]});

    ul {
      grid-template-columns: 1fr;
    }
  }
`;

/** From one service to its neighbours. */
export function ServiceNavigation({ services }: { services: ServiceEntry[] }) {
  return (
    <Panel aria-labelledby="all-services">
      <Heading level={2} look="h4" id="all-services">
        All services
      </Heading>
      <ul role="list">
        {services.map(({ name, url, icon }) => (
          <li key={url}>
            <NavLink to={url}>
              {icon && <IconImage src={icon} size={20} />}
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
