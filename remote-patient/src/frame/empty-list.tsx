import type { ReactNode } from 'react';
import { useChoosePerson, useChosenPerson } from '@nivara/shared/area/person/chosen-person';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Button } from '@nivara/shared/ui/form/button';
import { Cluster } from '@nivara/shared/ui/layout/layout';

interface EmptyListProps {
  title: string;
  icon: ReactNode;
  /** A link or button for the next step. */
  action: ReactNode;
  children?: ReactNode;
}

/** When a patient is chosen, an empty list also offers to show the rows of everybody. */
export function EmptyList({ title, icon, action, children }: EmptyListProps) {
  const chosen = useChosenPerson();
  const choose = useChoosePerson();
  return (
    <EmptyState
      level={2}
      title={title}
      icon={icon}
      action={
        <Cluster $justify="center">
          {action}
          {chosen === undefined || choose === undefined ? null : (
            <Button variant="secondary" onClick={() => choose(undefined)}>
              Show everybody
            </Button>
          )}
        </Cluster>
      }
    >
      {children}
    </EmptyState>
  );
}
