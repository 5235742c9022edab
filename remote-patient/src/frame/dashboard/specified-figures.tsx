import { Alert } from '@nivara/shared/ui/feedback/alert';
import { StatCard } from '@nivara/shared/ui/chart/stat-card';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { FiguresGrid } from './figures-grid';
import { exampleFigures } from './example-figures';

/** The specification has these four cards at exactly `/user`. */
export const SpecifiedFigures = () => (
  <Stack $gap={5}>
    <FiguresGrid>
      {exampleFigures.map(({ label, value }) => (
        <StatCard key={label} label={label} value={value} />
      ))}
    </FiguresGrid>
    <Alert title="Placeholder figures">
      The four figures above are examples: they describe neither you nor the clinic. Your own figures follow.
    </Alert>
  </Stack>
);
