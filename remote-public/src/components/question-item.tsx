import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from '@nivara/shared/ui/layout/icon';
import { color, space } from '@nivara/shared/ui/tokens/theme';

const Frame = styled.details`
  border-bottom: 1px solid ${color.line};
  scroll-margin-top: calc(var(--nv-header-height, 0px) + ${space[4]});

  summary {
    display: flex;
    min-height: 44px;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[3]};
    cursor: pointer;
    font-weight: 600;
    list-style: none;
  }
  summary:hover {
    color: ${color.primary};
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    flex: none;
    color: ${color.primary};
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  @media print {
    summary svg {
      display: none;
    }
    /* On paper nobody can open an answer. */
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

const Answer = styled.div`
  max-width: 44rem;
  padding-bottom: ${space[4]};
  color: ${color.textMuted};
`;

interface QuestionItemProps {
  question: string;
  /** Links to the question have this id as the fragment of their URL. */
  id?: string;
  open?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** A question that opens to its answer. */
export function QuestionItem({ question, id, open, onToggle, children }: QuestionItemProps) {
  return (
    <Frame id={id} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        {question}
        <ChevronDownIcon size={20} />
      </summary>
      <Answer>{children}</Answer>
    </Frame>
  );
}
