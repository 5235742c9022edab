import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SkipLink } from '@nivara/shared/ui/navigation/link';
import { MAIN_ID } from '../app/page-changes';
import { Footer } from './footer';
import { Header } from './header';
import { useIsArea } from './use-is-area';
import { ScrollProgress } from './scroll-progress';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <Frame data-area={useIsArea() || undefined}>
      <SkipLink to={MAIN_ID} />
      <Header />
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <ScrollProgress />
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  &[data-area] {
    --page-width: 89rem;
  }
`;

const Main = styled.main`
  flex: 1 0 auto;
  /* Keeps the footer below the fold whatever a page does while it loads, so that nobody sees it jump. */
  min-height: 100vh;
  outline: none;
`;
