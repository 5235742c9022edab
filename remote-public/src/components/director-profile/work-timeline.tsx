import styled from 'styled-components';
import type { WorkExperience } from '@nivara/shared/domain/director';
import { color, font, space, text } from '@nivara/shared/ui/tokens/theme';

const Line = styled.ol`
  padding: 0;
  list-style: none;

  > li {
    position: relative;
    padding: 0 0 ${space[6]} ${space[6]};
  }
  > li:last-child {
    padding-bottom: 0;
  }
  /* The line between two posts, and the mark of a post. */
  > li::before {
    position: absolute;
    top: 0.75rem;
    bottom: -0.75rem;
    left: 0.4375rem;
    width: 2px;
    background: ${color.line};
    content: '';
  }
  > li:last-child::before {
    content: none;
  }
  > li::after {
    position: absolute;
    top: 0.4rem;
    left: 0;
    width: 1rem;
    height: 1rem;
    border: 3px solid ${color.accent};
    border-radius: 50%;
    background: ${color.surface};
    content: '';
  }
  ul {
    padding-inline-start: 1.2em;
    margin-top: ${space[2]};
    list-style: disc;
  }
  ul li::marker {
    color: ${color.accent};
  }
  ul ul {
    margin-top: 0;
    color: ${color.textMuted};
    font-size: ${text.small};
    list-style: circle;
  }
`;

const Years = styled.p`
  color: ${color.accent};
  font-size: ${text.small};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

const Position = styled.p`
  font: 560 ${text.h4} / 1.35 ${font.heading};
`;

const Organization = styled.p`
  color: ${color.textMuted};
  font-weight: 550;
`;

const Description = styled.p`
  margin-top: ${space[2]};
`;

/** The data lists the present post first. */
export function WorkTimeline({ work }: { work: readonly WorkExperience[] }) {
  return (
    <Line role="list">
      {work.map(({ Years: years, Position: position, Organization: organization, ...post }, index) => (
        <li key={index}>
          {years && <Years>{years}</Years>}
          {position && <Position>{position}</Position>}
          {organization && <Organization>{organization}</Organization>}
          {post.Description && <Description>{post.Description}</Description>}
          <Points points={post.lists} under={post.subList} />
        </li>
      ))}
    </Line>
  );
}

/** The list `under` gives details of the list `points`; if `points` is empty, `under` is shown alone. */
function Points({ points, under }: { points: readonly string[]; under: readonly string[] }) {
  if (points.length === 0 && under.length === 0) return null;
  return (
    <ul>
      {points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
      {under.length > 0 && (
        <SubList>
          <ul>
            {under.map((point, index) => (
              <li key={index}>{point}</li>
            ))}
          </ul>
        </SubList>
      )}
    </ul>
  );
}

/** The wrapper of a nested list has no mark of its own. */
const SubList = styled.li`
  list-style: none;
`;
