import styled from 'styled-components';
import { ChevronDownIcon } from '@nivara/shared/ui/icon';
import { color, space } from '@nivara/shared/ui/theme';
import type { ServiceContent } from './service-content';

const Question = styled.details`
  border-bottom: 1px solid ${color.line};

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
  summary::-webkit-details-marker {
    display: none;
  }
  svg {
    flex: none;
    color: ${color.primary};
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  p {
    max-width: 44rem;
    padding-bottom: ${space[4]};
    color: ${color.textMuted};
  }
`;

export function ServiceQuestions({ questions }: Pick<ServiceContent, 'questions'>) {
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <Question key={question}>
          <summary>
            {question}
            <ChevronDownIcon size={20} />
          </summary>
          <p>{answer}</p>
        </Question>
      ))}
    </div>
  );
}
