import styled from 'styled-components';
import { Link } from '@nivara/shared/app-context/router';
import { font, space } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../app/paths';
import { brand } from '@nivara/shared/contracts/brand';

export function Logo() {
  return (
    <HomeLink to={paths.home} aria-label={`${brand.name}, home page`}>
      <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="#0f5c58" />
        <path
          d="M9 23V10.5c0-1 1.2-1.5 1.9-.7L21 21.6c.7.8 2 .3 2-.8V9"
          fill="none"
          stroke="#fbf1e2"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <path d="M16 13c1.8-3.4 4.6-4.6 7-4.6-.2 2.9-2.2 5.4-5.4 5.6" fill="#e4a063" />
      </svg>
      {brand.name}
    </HomeLink>
  );
}

const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 44px;
  color: inherit;
  font: 600 1.5rem ${font.heading};
  text-decoration: none;
`;
