import styled from 'styled-components';
import { space } from '@nivara/shared/ui/tokens/theme';

/** The strip follows the width of this container, since a dialog or card is narrower than the page. */
export const StripFrame = styled.div`
  container-type: inline-size;
`;

/** As long as no file is chosen, the button that uploads stands beside the one that chooses. */
export const Strip = styled.div`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: minmax(0, 1fr);

  /* Large text on a phone has room for one of them. */
  @container (width >= 14rem) {
    &[data-slim] {
      grid-template-columns: minmax(0, 1fr) auto;

      > * {
        grid-column: 1 / -1;
      }
      > [data-choose] {
        grid-area: 1 / 1;
      }
      > [data-send] {
        align-self: start;
        grid-area: 1 / 2;
      }
    }
  }
  @container (width < 34rem) {
    &[data-slim] > [data-send] > button,
    &[data-slim] > [data-choose] label {
      padding-inline: ${space[4]};
    }
  }
  @container (width >= 34rem) {
    &[data-slim] > [data-send] {
      align-self: center;
    }
  }
`;
