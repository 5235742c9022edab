import { useState } from 'react';
import styled from 'styled-components';
import { useLocation } from '@nivara/shared/app-context/router';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { media, space } from '@nivara/shared/ui/tokens/theme';
import { QuestionItem } from '../../components/question-item';
import { topicsOf, type Faq } from './faq';
import { useLinkedQuestion } from './use-linked-question';

const Topic = styled.section`
  display: grid;
  gap: ${space[3]} ${space[6]};

  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: 14rem minmax(0, 1fr);

    h2 {
      padding-top: ${space[3]};
    }
  }
`;

const Links = styled(Cluster)`
  margin-top: ${space[3]};
`;

/** The question in the address is open from the start. */
export function FaqTopics({ faqs }: { faqs: readonly Faq[] }) {
  const linked = useLinkedQuestion();
  return (
    <Stack $gap={7}>
      {topicsOf(faqs).map((topic) => (
        <Topic key={topic} aria-label={topic}>
          <Heading level={2} look="h3">
            {topic}
          </Heading>
          <div>
            {faqs
              .filter((faq) => faq.topic === topic)
              .map((faq) => (
                <Question key={faq.id} faq={faq} linked={faq.id === linked} />
              ))}
          </div>
        </Topic>
      ))}
    </Stack>
  );
}

function Question({ faq: { id, question, answer, links }, linked }: { faq: Faq; linked: boolean }) {
  const { search, key } = useLocation();
  const [open, setOpen] = useState(linked);
  // Following the link again reopens a question that was closed since.
  const [followed, setFollowed] = useState(linked ? key : '');
  if (linked && followed !== key) {
    setFollowed(key);
    setOpen(true);
  }
  return (
    <QuestionItem id={id} question={question} open={open} onToggle={setOpen}>
      <p>{answer}</p>
      <Links $gap={4}>
        {links.map(({ text, to }) => (
          <TextLink key={to} to={to}>
            {text}
          </TextLink>
        ))}
        <TextLink to={`${search}#${id}`} aria-label={`Link to this question: ${question}`}>
          Link to this question
        </TextLink>
      </Links>
    </QuestionItem>
  );
}
