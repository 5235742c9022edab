import { useCallback } from 'react';
import { readTimeline } from '@nivara/shared/api-client/patients';
import { Timeline } from '@nivara/shared/area/timeline/timeline';
import type { TimelineKind, TimelineRow } from '@nivara/shared/domain/patient-chart';
import { Card } from '@nivara/shared/ui/layout/card';
import { paths } from '../../paths';

const PAGES: Partial<Record<TimelineKind, (id: string) => string>> = {
  visit: paths.visit,
  appointment: paths.visit,
  prescription: paths.prescription,
  test: paths.report,
};

const pageOf = ({ kind, id }: TimelineRow) => PAGES[kind]?.(id);

export const ChartTimeline = ({ id }: { id: string }) => (
  <Card>
    <Timeline
      read={useCallback((size: number) => readTimeline(id, { size }), [id])}
      linkTo={pageOf}
      level={2}
    />
  </Card>
);
