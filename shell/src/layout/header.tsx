import { useCallback, useRef, useState } from 'react';
import styled from 'styled-components';
import { useNavigate } from '@nivara/shared/app-context/router';
import { IconButton } from '@nivara/shared/ui/form/button';
import { CloseIcon, MenuIcon } from '@nivara/shared/ui/layout/icon';
import { color, layer, media, pageWidth, space, targetSize } from '@nivara/shared/ui/tokens/theme';
import { SearchBox } from '../search/search-box';
import { AccountButton } from './account-button';
import { Logo } from './logo';
import { MainNavigation } from './main-navigation';
import { MobileMenu } from './mobile-menu';

const MOBILE_MENU_ID = 'mobile-menu';

export function Header() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const navigate = useNavigate();
  const toggle = useRef<HTMLButtonElement>(null);
  // The focus must not vanish with the menu: a dialog that opens next could not return the focus to the button.
  const closeMenu = useCallback(() => {
    setMenuOpen(false);
    toggle.current?.focus();
  }, []);
  return (
    <Bar>
      <Row>
        <Logo />
        <Wide data-screen-only>
          <SearchBox />
          <MainNavigation onChoose={navigate} />
          <AccountButton />
        </Wide>
        <Narrow data-screen-only>
          <IconButton
            ref={toggle}
            label={isMenuOpen ? 'Close the menu' : 'Open the menu'}
            aria-expanded={isMenuOpen}
            aria-controls={MOBILE_MENU_ID}
            onClick={() => setMenuOpen((open) => !open)}
          >
            {isMenuOpen ? <CloseIcon /> : <MenuIcon />}
          </IconButton>
        </Narrow>
      </Row>
      {isMenuOpen && <MobileMenu id={MOBILE_MENU_ID} onClose={closeMenu} />}
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  border-block-end: 1px solid ${color.line};
  background: ${color.page};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[5]};
  box-sizing: border-box;
  /* As wide as a page's column with the space at its sides. */
  max-width: calc(${pageWidth} + 2 * ${space[5]});
  min-height: 72px;
  margin-inline: auto;
  padding-inline: ${space[4]};
  ${media.tablet} {
    padding-inline: ${space[5]};
  }
  @media print {
    padding-inline: 0;
  }
`;

const Wide = styled.div`
  display: none;
  ${media.desktop} {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: flex-end;
    gap: ${space[4]};
    min-width: 0;
    > form {
      flex: 1 1 14rem;
      margin-inline-end: auto;
    }
  }
`;

const Narrow = styled.div`
  display: flex;
  /* The icon ends where the page does; its button is wider, except with large text. */
  margin-inline-end: min(0px, (1.5rem - ${targetSize.medium}) / 2);

  ${media.desktop} {
    display: none;
  }
`;
