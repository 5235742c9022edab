import styled from 'styled-components';
import { space } from '@nivara/shared/ui/tokens/theme';

/** The strip follows the width of this container, since a dialog or card is narrower than the page. */
export const StripFrame = styled.div`
  container-type: inline-size;
`;

/** While no file is chosen, the upload button stands beside the button that chooses files. */
export const Strip = styled.div`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: minmax(0, 1fr);

  /* With large text, a phone has no room for both buttons side by side. */
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
