import styled from 'styled-components';
import { momentInWords } from '@nivara/shared/domain/clinic-time';
import type { ConsentChange } from '@nivara/shared/domain/consent';
import { Card } from '@nivara/shared/ui/layout/card';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { color, space } from '@nivara/shared/ui/tokens/theme';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { WrittenText } from './consent-text';

const List = styled.ol`
  padding: 0;
  margin: 0;
  list-style: none;

  li {
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  li:last-child {
    border-bottom: 0;
  }
  summary {
    padding-block: ${space[3]};
    color: ${color.primary};
    font-weight: 600;
    cursor: pointer;
  }
  @media print {
    details:not([open]) {
      display: none;
    }
  }
`;

const NAMES: Record<ConsentChange['state'], string> = { given: 'Given', withdrawn: 'Withdrawn' };

/** Shows each answer with the text that the patient read before it. */
export function ConsentHistory({ history }: { history: readonly ConsentChange[] }) {
  return (
    <Card as="section" $padding="roomy" aria-labelledby="history">
      <Stack $gap={3}>
        <Heading level={2} look="h3" id="history">
          History
        </Heading>
        {history.length === 0 ? (
          <p>Nothing yet. Each of your answers will be listed here, with the text that you read.</p>
        ) : (
          <List role="list">
            {history.map((change) => (
              <li key={`${change.at} ${change.state}`}>
                <p>
                  <strong>{NAMES[change.state]}</strong> on {momentInWords(new Date(change.at))}, version{' '}
                  {change.version}
                </p>
                <details>
                  <summary>
                    The text as you read it
                    <VisuallyHidden>
                      , {NAMES[change.state].toLowerCase()} on {momentInWords(new Date(change.at))}
                    </VisuallyHidden>
                  </summary>
                  <Stack $gap={2}>
                    <strong>{change.title}</strong>
                    <WrittenText>{change.text}</WrittenText>
                  </Stack>
                </details>
              </li>
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
