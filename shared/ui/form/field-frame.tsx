import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { AlertIcon } from '../layout/icon';
import { color, motion, radius, space, targetSize, text } from '../tokens/theme';
import { errorId, hintId } from './field-ids';
import { VisuallyHidden } from '../layout/visually-hidden';

const Frame = styled.div`
  display: flex;
  min-width: 0;
  flex-direction: column;
  gap: ${space[2]};
`;

export const labelLook = css`
  padding: 0;
  color: ${color.text};
  font-weight: 600;
  line-height: 1.35;
`;

const Label = styled.label`
  ${labelLook}
`;

const Optional = styled.span`
  color: ${color.textMuted};
  font-weight: 400;
`;

const Hint = styled.p`
  margin-top: -${space[1]};
  color: ${color.textMuted};
  font-size: ${text.small};
  line-height: 1.5;
`;

const ErrorLine = styled.p`
  display: flex;
  gap: ${space[2]};
  color: ${color.danger};
  font-size: ${text.small};
  font-weight: 550;
  line-height: 1.45;

  svg {
    flex: none;
    margin-top: 0.1em;
  }
`;

/** Shared by every text control. */
export const controlLook = css`
  width: 100%;
  min-height: ${targetSize.medium};
  padding: ${space[2]} ${space[3]};
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  line-height: 1.4;
  transition: border-color ${motion.quick};

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${color.primary};
  }
  &:focus-visible {
    border-color: ${color.primary};
    border-radius: ${radius.medium};
    outline-offset: 1px;
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 0.5px ${color.danger};
  }
  &:disabled,
  &:read-only:not(select, button) {
    border-style: dashed;
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
  }
`;

/** The id of a field's label. */
export const labelId = (id: string): string => `${id}-label`;

export const OptionalMark = () => <Optional> (optional)</Optional>;

export function FieldHint({ id, children }: { id: string; children?: string }) {
  return children === undefined ? null : <Hint id={hintId(id)}>{children}</Hint>;
}

export function FieldError({ id, children }: { id: string; children?: string }) {
  return children === undefined ? null : (
    <ErrorLine id={errorId(id)}>
      <AlertIcon size={18} />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        {children}
      </span>
    </ErrorLine>
  );
}

interface FieldFrameProps {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  optional?: boolean;
  className?: string;
  children: ReactNode;
}

export function FieldFrame({ id, label, hint, error, optional, className, children }: FieldFrameProps) {
  return (
    <Frame className={className} data-field="">
      <Label id={labelId(id)} htmlFor={id}>
        {label}
        {optional ? <OptionalMark /> : null}
      </Label>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </Frame>
  );
}
