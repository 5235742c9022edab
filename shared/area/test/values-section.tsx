import type { TestValue } from '@nivara/shared/domain/test-values';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { ValueTable } from './value-table';

export const ValuesSection = ({ values }: { values: readonly TestValue[] }) => (
  <Stack as="section" $gap={4} aria-labelledby="values">
    <Heading level={2} look="h3" id="values">
      Values and usual ranges
    </Heading>
    <ValueTable values={values} none="" />
  </Stack>
);
