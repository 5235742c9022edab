import styled from 'styled-components';
import type { FieldProblem } from '@nivara/shared/domain/field-problems';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { space } from '@nivara/shared/ui/tokens/theme';

const List = styled.ul`
  padding-inline-start: ${space[4]};
`;

export function ProblemList({ title, problems }: { title: string; problems: readonly FieldProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Alert tone="warning" title={title}>
      <List>
        {problems.map(({ path, message }) => (
          <li key={path}>{message}</li>
        ))}
      </List>
    </Alert>
  );
}
