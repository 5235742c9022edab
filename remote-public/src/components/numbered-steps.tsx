import styled from 'styled-components';
import { Heading } from '@nivara/shared/ui/layout/layout';
import { color, font, radius, space } from '@nivara/shared/ui/tokens/theme';

export interface Step {
  title: string;
  text: string;
}

/** Lets the list have one, two or four columns, never three, so that four steps leave no row partly empty. */
const Frame = styled.div`
  container-type: inline-size;
`;

const List = styled.ol`
  display: grid;
  gap: ${space[4]};
  padding: 0;
  margin: 0;
  counter-reset: step;
  list-style: none;

  li {
    display: grid;
    align-content: start;
    column-gap: ${space[4]};
    padding: ${space[5]} ${space[4]};
    grid-template-columns: 2.5rem minmax(0, 1fr);
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    background: ${color.surface};
    counter-increment: step;
  }
  li::before {
    display: grid;
    width: 2.5rem;
    height: 2.5rem;
    grid-row: 1 / span 2;
    border-radius: 50%;
    background: ${color.accentSoft};
    color: ${color.accent};
    content: counter(step);
    font: 600 1.125rem ${font.heading};
    place-items: center;
  }
  p {
    margin-top: ${space[2]};
    color: ${color.textMuted};
  }
  @container (min-width: 34rem) {
    grid-template-columns: 1fr 1fr;

    li {
      padding: ${space[5]};
      grid-template-columns: minmax(0, 1fr);
    }
    li::before {
      margin-bottom: ${space[4]};
      grid-row: auto;
    }
  }
  @container (min-width: 60rem) {
    grid-template-columns: repeat(4, 1fr);
  }
`;

export function NumberedSteps({ steps, level = 3 }: { steps: readonly Step[]; level?: 3 | 4 }) {
  return (
    <Frame>
      <List role="list">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <Heading level={level} look="h3">
              {title}
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Frame>
  );
}
