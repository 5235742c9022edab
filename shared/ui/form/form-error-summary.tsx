import { useContext, useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { labelId } from './field-frame';
import { fieldId, FormStateContext, useFormErrors, type FieldError } from './form-state';
import { CheckIcon } from '../layout/icon';
import { color, radius, space, text } from '../tokens/theme';
import { VisuallyHidden } from '../layout/visually-hidden';

const Box = styled.div<{ $corrected: boolean }>`
  padding: ${space[5]};
  border: 2px solid ${({ $corrected }) => ($corrected ? color.success : color.danger)};
  border-radius: ${radius.medium};
  background: ${({ $corrected }) => ($corrected ? color.successSoft : color.dangerSoft)};
`;

const Title = styled.h2`
  font-size: ${text.h4};
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  padding: 0;
  margin-top: ${space[2]};
  list-style: none;

  li {
    display: flex;
    min-height: 32px;
    align-items: center;
    gap: ${space[2]};
  }
  a {
    padding: ${space[1]} 0;
    color: ${color.danger};
    font-weight: 550;
  }
  svg {
    flex: none;
    color: ${color.success};
  }
`;

const Corrected = styled.span`
  color: ${color.textMuted};
  text-decoration: line-through;
`;

const ALL_CORRECTED = 'All of these answers are corrected';

/**
 * After a failed attempt, one error focuses its field; several focus a list of links to the fields. The list keeps its
 * lines while the errors are corrected, so that nothing shifts.
 */
export function FormErrorSummary({ title = 'Please check these answers' }: { title?: string }) {
  const { submitCount, isSubmitting } = useFormikContext();
  const { id: formId } = useContext(FormStateContext);
  const errors = useFormErrors();
  const [listed, setListed] = useState<ListedError[]>([]);
  const handled = useRef(0);
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    setListed(errors.length > 1 ? withFieldLabels(errors, formId) : []);
    const only = errors.length === 1 ? errors[0] : undefined;
    if (only !== undefined) document.getElementById(fieldId(formId, only.path))?.focus();
  }, [isSubmitting, submitCount, errors, formId]);

  useEffect(() => {
    if (listed.length > 0) box.current?.focus();
  }, [listed]);

  if (listed.length === 0) return null;
  const isCorrected = errors.length === 0;

  const goTo = (event: MouseEvent, path: string) => {
    event.preventDefault();
    const field = document.getElementById(fieldId(formId, path));
    // The label must be visible below the sticky header.
    field?.parentElement?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };

  return (
    <Box ref={box} $corrected={isCorrected} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <Title id={titleId} aria-live="polite">
        {isCorrected ? ALL_CORRECTED : title}
      </Title>
      <List>
        {listed.map(({ path, message, fieldLabel }) => {
          const current = errors.find((error) => error.path === path);
          return (
            <li key={path}>
              {current === undefined ? (
                <>
                  <CheckIcon size={18} />
                  <Corrected>{worded(fieldLabel, message)}</Corrected>
                  <VisuallyHidden>(corrected)</VisuallyHidden>
                </>
              ) : (
                <a href={`#${fieldId(formId, path)}`} onClick={(event) => goTo(event, path)}>
                  {worded(fieldLabel, current.message)}
                </a>
              )}
            </li>
          );
        })}
      </List>
    </Box>
  );
}

interface ListedError extends FieldError {
  /** “Line 2, Dose”, where the message alone could be about several fields. */
  fieldLabel: string | undefined;
}

const withFieldLabels = (errors: readonly FieldError[], formId: string): ListedError[] =>
  errors.map((error) => ({ ...error, fieldLabel: fieldLabelOf(error, errors, formId) }));

function fieldLabelOf({ path, message }: FieldError, errors: readonly FieldError[], formId: string) {
  const id = fieldId(formId, path);
  const entry = document.getElementById(id)?.closest('li[aria-label]')?.getAttribute('aria-label');
  const isOnlyWithMessage = errors.every((other) => other.path === path || other.message !== message);
  if (isOnlyWithMessage && !entry) return undefined;
  // The label's first part is without “(optional)”.
  const label = document.getElementById(labelId(id))?.firstChild?.textContent;
  const isNamed = label && message.includes(label);
  return [entry, isNamed ? undefined : label].filter(Boolean).join(', ') || undefined;
}

const worded = (fieldLabel: string | undefined, message: string) =>
  fieldLabel === undefined ? message : `${fieldLabel}: ${message}`;
