import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../form/button';
import { ChoiceInput, ChoiceLabel, ChoiceRow } from '../choice/choice-look';
import type { DataColumn } from './data-column';
import { ColumnsIcon } from '../layout/icon';
import { color, layer, media, radius, shadow, space } from '../tokens/theme';

interface ColumnChoiceProps<Row> {
  columns: readonly DataColumn<Row>[];
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

const Anchor = styled.div`
  position: relative;
`;

/** The panel is in the flow on narrow screens, where a floating one would leave the window. */
const Panel = styled.fieldset`
  min-width: 13rem;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  margin-top: ${space[2]};
  background: ${color.surface};
  box-shadow: ${shadow.high};

  ${media.tablet} {
    position: absolute;
    z-index: ${layer.menu};
    right: 0;
  }
`;

export function ColumnChoice<Row>({ columns, hidden, onToggle }: ColumnChoiceProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const shownCount = columns.length - hidden.size;

  useEffect(() => {
    if (!isOpen) return;
    const closeWhenOutside = (event: Event) => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeWhenOutside);
    document.addEventListener('focusin', closeWhenOutside);
    return () => {
      document.removeEventListener('pointerdown', closeWhenOutside);
      document.removeEventListener('focusin', closeWhenOutside);
    };
  }, [isOpen]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };

  return (
    <Anchor ref={anchor} onKeyDown={closeOnEscape}>
      <Button
        ref={button}
        size="small"
        variant="quiet"
        icon={<ColumnsIcon size={20} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Columns
      </Button>
      {isOpen ? (
        <Panel id={id} aria-label="Columns shown">
          {columns.map((column) => {
            const isShown = !hidden.has(column.id);
            return (
              <ChoiceRow key={column.id}>
                <ChoiceInput
                  id={`${id}-${column.id}`}
                  type="checkbox"
                  checked={isShown}
                  disabled={isShown && shownCount === 1}
                  onChange={() => onToggle(column.id)}
                />
                <ChoiceLabel htmlFor={`${id}-${column.id}`}>{column.heading}</ChoiceLabel>
              </ChoiceRow>
            );
          })}
        </Panel>
      ) : null}
    </Anchor>
  );
}
