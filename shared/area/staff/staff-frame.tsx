import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Page } from '@nivara/shared/ui/layout/layout';
import { media, space } from '@nivara/shared/ui/tokens/theme';
import { AreaOutlet } from '../area-outlet';
import { NotificationFeedProvider } from '../notifications/notification-feed-provider';

const Area = styled(Page)`
  display: grid;
  min-height: 90vh;
  align-content: start;
  gap: ${space[5]};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${space[4]} ${space[8]};

  ${media.desktop} {
    padding-top: ${space[5]};
  }
  /* On paper a grid would move as a whole to the second sheet. */
  @media print {
    display: block;
    padding-block: 0;
  }
`;

/** Shows the links of a staff area above each of its pages. */
export const StaffFrame = ({ nav }: { nav: ReactNode }) => (
  <NotificationFeedProvider>
    <Area>
      {nav}
      <AreaOutlet />
    </Area>
  </NotificationFeedProvider>
);
