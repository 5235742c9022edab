import type { ReactNode } from 'react';
import type { MedicalTest } from '@nivara/shared/domain/medical-test';
import { TestStatusBadge } from '@nivara/shared/area/test/test-status-badge';
import { Card } from '@nivara/shared/ui/layout/card';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';

/** A card about one test, headed by its name and status. */
export const TestCard = ({ test, children }: { test: MedicalTest; children: ReactNode }) => (
  <Card as="section" $padding="roomy" aria-labelledby="test">
    <Stack $gap={4}>
      <Cluster $justify="space-between">
        <Heading level={2} look="h3" id="test">
          {test.testName}
        </Heading>
        <TestStatusBadge test={test} />
      </Cluster>
      {children}
    </Stack>
  </Card>
);
