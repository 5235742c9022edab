import { QuestionItem } from '../../components/question-item';
import type { ServiceContent } from './service-content';

export function ServiceQuestions({ questions }: Pick<ServiceContent, 'questions'>) {
  return (
    <div>
      {questions.map(({ question, answer }, index) => (
        <QuestionItem key={index} question={question}>
          <p>{answer}</p>
        </QuestionItem>
      ))}
    </div>
  );
}
