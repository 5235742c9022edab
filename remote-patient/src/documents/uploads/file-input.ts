import styled from 'styled-components';
import { buttonLook, type ButtonLook } from '@nivara/shared/ui/form/button-look';
import { color } from '@nivara/shared/ui/tokens/theme';

/** The hidden input has the focus and the accessible name; visitors see its label. */
export const FileInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);

  &:focus-visible + label {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  &:disabled + label {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

export const FileInputLabel = styled.label<ButtonLook>`
  ${buttonLook}
`;
