import styled from 'styled-components';
import { assetUrl } from '@nivara/shared/api-client/asset-url';
import { Link } from '@nivara/shared/app-context/router';
import { IconImage } from '@nivara/shared/ui/layout/icon-image';
import { NavList } from '@nivara/shared/ui/navigation/nav-list';
import { color, media, space, text } from '@nivara/shared/ui/tokens/theme';
import { useServicesBar } from './use-services-bar';

const Bar = styled(NavList)`
  ul {
    display: grid;
    gap: ${space[1]};
  }
  a {
    line-height: 1.3;
  }
  img {
    flex: none;
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: 0.8125rem;
  }
  > p {
    padding: ${space[2]} ${space[3]};
    color: ${color.textMuted};
    font-size: ${text.small};
  }
  ${media.desktop} {
    @media (max-height: 56rem) {
      position: static;
    }
  }
`;

interface ServicesBarProps {
  /** Called after a choice. */
  onChoose?: () => void;
}

/** This module and its data are loaded when the bar first opens. */
export function ServicesBar({ onChoose }: ServicesBarProps) {
  const entries = useServicesBar();
  return (
    <Bar aria-label="Services bar">
      {entries === undefined ? (
        <p role="status">Loading...</p>
      ) : (
        <ul role="list">
          {entries.map(({ title, type, imgSrc, url }) => (
            <li key={url}>
              <Link to={url} onClick={onChoose}>
                <IconImage src={assetUrl(imgSrc)} size={24} />
                <span>
                  {title}
                  <small>{type}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Bar>
  );
}
