import type { ReactNode } from 'react';
import type { MedicalTest } from '@nivara/shared/domain/medical-test';
import { TestStatusBadge } from '@nivara/shared/area/test/test-status-badge';
import { Card } from '@nivara/shared/ui/layout/card';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';

interface TestCardProps {
  test: MedicalTest;
  /** True where the page's heading already has the test's name. */
  isTitledByPage?: boolean;
  children: ReactNode;
}

/** A card about one test, headed by its name and status. */
export const TestCard = ({ test, isTitledByPage = false, children }: TestCardProps) => (
  <Card as="section" $padding="roomy" aria-label={test.testName}>
    <Stack $gap={4}>
      <Cluster $justify="space-between">
        {isTitledByPage ? null : (
          <Heading level={2} look="h3">
            {test.testName}
          </Heading>
        )}
        <TestStatusBadge test={test} />
      </Cluster>
      {children}
    </Stack>
  </Card>
);
