import styled from 'styled-components';
import { Button } from '../../ui/form/button';
import { Cluster } from '../../ui/layout/layout';
import { color, radius, space } from '../../ui/tokens/theme';

const Bar = styled(Cluster)`
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.primarySoft};

  > button {
    margin-inline-start: auto;
  }
`;

export function DraftRestored({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Bar $justify="space-between" $gap={2}>
      <p>What you wrote before is here again, not sent yet.</p>
      <Button variant="quiet" size="small" onClick={onStartOver}>
        Start over
      </Button>
    </Bar>
  );
}
