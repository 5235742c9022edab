import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { CardGrid, CardLink } from '@nivara/shared/ui/layout/card';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { color, radius, space } from '@nivara/shared/ui/tokens/theme';
import { TickList } from '../../components/tick-list';
import { NumberedSteps } from '../../components/numbered-steps';
import type { ServiceEntry } from '../../service-entry';
import type { ServiceContent } from './service-content';
import { ServiceQuestions } from './service-questions';

const Prose = styled(Stack)`
  max-width: 44rem;
  font-size: 1.0625rem;
`;

const Bring = styled.section`
  padding: ${space[5]};
  border-radius: ${radius.large};
  background: ${color.sand};
`;

interface ServicePartsProps {
  content: ServiceContent | undefined;
  services: ServiceEntry[];
}

/** Empty parts have no section. */
export function ServiceParts({ content, services }: ServicePartsProps) {
  if (!content) return <p>Please call the front desk: we are glad to tell you more about this service.</p>;
  const related = services.filter(({ url }) => content.related.includes(url));
  return (
    <Stack $gap={7}>
      <Part title="What it is" isShown={content.about.length > 0}>
        <Prose $gap={4}>
          {content.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Part>
      <Part title="Whom it suits" isShown={content.suitsYou.length > 0}>
        <TickList items={content.suitsYou} />
      </Part>
      <Part title="How it goes" isShown={content.steps.length > 0}>
        <NumberedSteps steps={content.steps} />
      </Part>
      <Part title="What to bring" isShown={content.bring.length > 0} as={Bring}>
        <TickList items={content.bring} />
      </Part>
      <Part title="Questions and answers" isShown={content.questions.length > 0}>
        <ServiceQuestions questions={content.questions} />
      </Part>
      <Part title="Often combined with" isShown={related.length > 0}>
        <CardGrid as="ul" role="list" $least="13rem">
          {related.map(({ url, name, text }) => (
            <li key={url}>
              <CardLink to={url} title={name} cue="Read more">
                {text && <p>{text}</p>}
              </CardLink>
            </li>
          ))}
        </CardGrid>
      </Part>
    </Stack>
  );
}

interface PartProps {
  title: string;
  isShown: boolean;
  as?: typeof Bring;
  children: ReactNode;
}

function Part({ title, isShown, as: Frame, children }: PartProps) {
  const titleId = useId();
  if (!isShown) return null;
  const Element = Frame ?? 'section';
  return (
    <Element aria-labelledby={titleId}>
      <Stack $gap={4}>
        <Heading level={2} look="h3" id={titleId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Element>
  );
}
