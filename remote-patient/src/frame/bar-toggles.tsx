import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '@nivara/shared/ui/form/button';
import { MenuIcon } from '@nivara/shared/ui/layout/icon';
import { visuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { color, media, space, targetSize } from '@nivara/shared/ui/tokens/theme';
import { PanelIcon, ServicesIcon } from './area-icons';
import { asDrawer, beside, stickyHead, type BarName } from './bar-width';
import type { Bars } from './use-bars';

const Row = styled.div<{ $menu: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};

  ${media.tight} {
    flex-wrap: nowrap;
    gap: ${space[1]};
  }
  ${media.tablet} {
    /* As high as the links to book and call, which are loaded later. */
    min-height: calc(${targetSize.medium} + 2 * ${space[2]});
    margin-block: calc(-1 * ${space[2]});
    padding-block: ${space[2]};
    background: ${color.page};

    /* As high as the links to book and call beside them. */
    button,
    select {
      min-height: ${targetSize.medium};
    }
  }
  ${stickyHead} {
    position: sticky;
    z-index: 2;
    /* The header is slightly less high than --nv-header-height, the space that anchors leave for it. */
    top: calc(var(--nv-header-height) - ${space[2]});
  }
  /* The patient picker begins where the page below begins, not in the middle between the buttons. */
  ${beside('menu')} {
    justify-content: flex-start;
    gap: ${space[2]} ${({ $menu }) => ($menu ? space[6] : space[3])};

    > :first-child {
      min-width: ${({ $menu }) => ($menu ? '13rem' : 0)};
    }
    > :last-child {
      margin-inline-start: auto;
    }
    > nav ~ :last-child {
      margin-inline-start: 0;
    }
  }
`;

const Beside = styled.div<{ $bar: BarName }>`
  ${({ $bar }) => asDrawer($bar)} {
    display: none;
  }
`;

/** A phone shows only the labels, or with large text only the icons, so that all buttons fit in one row. */
const AsDrawer = styled.div<{ $bar: BarName }>`
  @media (20em <= width <= 30em) {
    svg {
      display: none;
    }
  }
  ${media.tight} {
    display: flex;

    button {
      padding-inline: ${space[1]};
    }
    svg {
      width: 1.25em;
      height: 1.25em;
    }
  }
  ${({ $bar }) => beside($bar)} {
    display: none;
  }
`;

const Words = styled.span`
  ${media.tight} {
    ${visuallyHidden}
  }
`;

interface BarTogglesProps {
  bars: Bars;
  onToggle: (bar: BarName) => void;
  drawer: BarName | undefined;
  onOpenDrawer: (bar: BarName) => void;
  /** The ids of the bars beside the page, for `aria-controls`. */
  controls: Record<BarName, string>;
  /** Shown between the two buttons. */
  children?: ReactNode;
}

const toggles = [
  { bar: 'menu', label: 'Menu', drawerLabel: 'Your area', Icon: PanelIcon, DrawerIcon: MenuIcon },
  {
    bar: 'services',
    label: 'Services bar',
    drawerLabel: 'Services',
    Icon: ServicesIcon,
    DrawerIcon: ServicesIcon,
  },
] as const;

/** Each button collapses its bar or, on a narrow screen, opens it as a drawer. */
export function BarToggles({ bars, onToggle, drawer, onOpenDrawer, controls, children }: BarTogglesProps) {
  return (
    <Row data-screen-only $menu={bars.menu}>
      {toggles.map(({ bar, label, drawerLabel, Icon, DrawerIcon }) => (
        <Fragment key={bar}>
          {bar === 'services' ? children : null}
          <div>
            <Beside $bar={bar}>
              <Button
                variant="quiet"
                size="small"
                icon={<Icon size={20} />}
                aria-expanded={bars[bar]}
                // The collapsed menu stays in the page; the collapsed Services bar does not.
                aria-controls={bar === 'menu' || bars[bar] ? controls[bar] : undefined}
                onClick={() => onToggle(bar)}
              >
                {label}
              </Button>
            </Beside>
            <AsDrawer $bar={bar}>
              <Button
                variant="secondary"
                size="small"
                icon={<DrawerIcon size={20} />}
                aria-haspopup="dialog"
                aria-expanded={drawer === bar}
                onClick={() => onOpenDrawer(bar)}
              >
                <Words>{drawerLabel}</Words>
              </Button>
            </AsDrawer>
          </div>
        </Fragment>
      ))}
    </Row>
  );
}
