import styled from 'styled-components';
import { NavLink } from '@nivara/shared/app-context/router';
import { Heading } from '@nivara/shared/ui/layout/layout';
import { media } from '@nivara/shared/ui/tokens/theme';
import { assetUrl } from '@nivara/shared/api-client/asset-url';
import { IconImage } from '@nivara/shared/ui/layout/icon-image';
import type { ServiceEntry } from '../../service-entry';
import { NavPanel } from '../../components/nav-panel';

const Panel = styled(NavPanel)`
  ${media.desktop} {
    ul {
      grid-template-columns: 1fr;
    }
  }
`;

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
              {icon && <IconImage src={assetUrl(icon)} size={20} />}
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
