import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, targetSize } from '@nivara/shared/ui/tokens/theme';

const List = styled.ul`
  display: flex;
  gap: ${space[3]};
  padding: 0;
  list-style: none;

  a {
    display: grid;
    width: ${targetSize.medium};
    height: ${targetSize.medium};
    border: 1.5px solid ${color.lineStrong};
    border-radius: 50%;
    color: ${color.primary};
    place-items: center;
  }
  a:hover {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
  a:focus-visible {
    border-radius: 50%;
  }
`;

interface SocialLinksProps {
  links: { label: string; icon: ReactNode; href: string }[];
}

export function SocialLinks({ links }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <List role="list" data-screen-only>
      {links.map(({ label, icon, href }) => (
        <li key={label}>
          <a href={href} rel="noopener noreferrer" aria-label={label}>
            {icon}
          </a>
        </li>
      ))}
    </List>
  );
}
