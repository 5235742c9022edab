import styled, { css } from 'styled-components';
import type { FooterGroup } from '@nivara/shared/contracts/remote-manifest';
import type { Registry } from '@nivara/shared/contracts/registry';
import { Link } from '@nivara/shared/app-context/router';
import { Page } from '@nivara/shared/ui/layout/layout';
import { breakpoint, color, font, media, space, targetSize, text } from '@nivara/shared/ui/tokens/theme';
import { useDeferredLayout } from '../first-paint/use-deferred-layout';
import { footerOf } from '../remotes/read-manifest';
import { useRegistry } from '../remotes/registry-provider';
import { brand } from '@nivara/shared/contracts/brand';
import { Logo } from './logo';
import { useIsArea } from './use-is-area';
import { SocialIcons } from './social-icons';

/** Remotes may add links to the same group. */
export function footerGroups(registry: Registry): FooterGroup[] {
  const groups = new Map<string, FooterGroup>();
  for (const group of Object.values(registry.remotes).flatMap(footerOf)) {
    const known = groups.get(group.group);
    groups.set(group.group, known ? { ...known, links: [...known.links, ...group.links] } : group);
  }
  return [...groups.values()].sort((a, b) => a.order - b.order);
}

/** The parts are separate, so that a narrow line may break after the @. */
const [mailbox, host] = brand.email.split('@');

/** In an area, phones and tablets show only these links of the groups, to keep the footer short. */
const LEGAL = ['/privacy', '/terms'];
const isLegal = (path: string) => LEGAL.includes(path);

export function Footer() {
  const groups = footerGroups(useRegistry().registry);
  // An area has a menu of its own, so the footer is a few lines there.
  const isCompact = useIsArea();
  const isLaidOut = useDeferredLayout();
  return (
    <Frame $laidOut={isLaidOut} data-compact={isCompact || undefined}>
      <Page>
        <Columns>
          <About>
            {isCompact ? null : (
              <>
                <Logo />
                <p>{brand.tagline}</p>
              </>
            )}
            <address>
              {isCompact ? null : (
                <>
                  <strong>Head office</strong>
                  {brand.headOffice.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </>
              )}
              <a href={brand.phone.href}>{brand.phone.text}</a>
              <a href={`mailto:${brand.email}`}>
                {mailbox}@<wbr />
                {host}
              </a>
            </address>
            {isCompact ? null : <SocialIcons />}
          </About>
          <Groups aria-label="Footer">
            {groups.map(({ group, links }) => (
              <section
                key={group}
                aria-label={group}
                data-rest={links.some(({ to }) => isLegal(to)) ? undefined : ''}
              >
                <h2>{group}</h2>
                <ul>
                  {links.map((link) => (
                    <li key={link.to} data-rest={isLegal(link.to) ? undefined : ''}>
                      <Link to={link.to}>{link.text}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </Groups>
        </Columns>
        <Closing>
          © {brand.name}. In an emergency call 112 or go to the nearest hospital; this site is no substitute
          for urgent care.
        </Closing>
      </Page>
    </Frame>
  );
}

/** The browser lays the footer out only when the visitor scrolls near it, and reserves about its height until then. */
const inViewOnly = css`
  content-visibility: auto;
  contain-intrinsic-size: auto 70rem;
  ${media.desktop} {
    contain-intrinsic-size: auto 36rem;
  }
`;

const Frame = styled.footer<{ $laidOut: boolean }>`
  padding-block: ${space[7]} ${space[6]};
  background: ${color.deep};
  color: ${color.onDeep};
  a {
    color: ${color.onDeep};
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  &[data-compact] {
    padding-block: ${space[5]};
    > div > div,
    nav {
      gap: ${space[2]} ${space[5]};
      grid-template-columns: minmax(0, 1fr);
    }
    section,
    ul,
    address {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space[4]};
      align-items: baseline;
    }
    h2 {
      width: 6rem;
      margin: 0;
    }
    ul {
      flex: 1;
    }
    p {
      padding: 0;
      border: 0;
      margin: ${space[2]} 0 0;
    }
    ${media.desktop} {
      nav {
        grid-template-columns: auto auto;
        justify-content: start;
        gap: 0 ${space[7]};
      }
    }
    @media (width < ${breakpoint.desktop}) {
      [data-rest],
      h2 {
        display: none;
      }
      a {
        min-height: ${targetSize.medium};
      }
    }
  }
  ${({ $laidOut }) => !$laidOut && inViewOnly}
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[7]};
  ${media.desktop} {
    grid-template-columns: minmax(16rem, 1fr) 3fr;
  }
`;

const About = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  p {
    margin: 0;
    color: ${color.onDeepMuted};
  }
  address {
    display: grid;
    gap: ${space[1]};
    color: ${color.onDeepMuted};
    font-style: normal;
    strong {
      color: ${color.onDeep};
    }
    a {
      display: inline-flex;
      align-items: center;
      min-height: 32px;
      overflow-wrap: anywhere;
    }
  }
`;

const Groups = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space[6]} ${space[5]};
  ${media.tight} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(6.75rem, 1fr));
  }
  h2 {
    margin: 0 0 ${space[2]};
    color: ${color.onDeep};
    font: 600 ${text.small} ${font.body};
    letter-spacing: 0.02em;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: ${color.onDeepMuted};
    font-size: ${text.small};
  }
`;

const Closing = styled.p`
  margin: ${space[7]} 0 0;
  padding-block-start: ${space[5]};
  border-block-start: 1px solid color-mix(in srgb, ${color.onDeepMuted} 35%, transparent);
  color: ${color.onDeepMuted};
  font-size: ${text.small};
`;
