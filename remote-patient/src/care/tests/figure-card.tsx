import type { ReactNode } from 'react';
import type { Loadable } from '@nivara/shared/app-context/loadable';
import { Button } from '@nivara/shared/ui/form/button';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { StatCard } from '@nivara/shared/ui/chart/stat-card';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';

export interface Figure {
  value: ReactNode;
  detail: ReactNode;
}

interface FigureCardProps<T> {
  label: string;
  icon: ReactNode;
  answer: Loadable<T>;
  /** The expected lines of detail, for which space is reserved. */
  lines?: number;
  children: (data: T) => Figure;
}

const LINE_EM = 1.6;

/** Each card loads its own figure, so that a failure affects one card only. */
export function FigureCard<T>({ label, icon, answer, lines = 1, children }: FigureCardProps<T>) {
  if (answer.status === 'loading') {
    return (
      <StatCard
        label={label}
        icon={icon}
        value={<Skeleton width="4rem" height="1.1em" />}
        detail={
          <>
            <VisuallyHidden role="status">Loading…</VisuallyHidden>
            <Skeleton width={lines > 1 ? '14rem' : '7rem'} height={`${lines * LINE_EM}em`} />
          </>
        }
      />
    );
  }
  if (answer.status === 'failed') {
    return (
      <StatCard
        label={label}
        icon={icon}
        value={
          <>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>Not known</VisuallyHidden>
          </>
        }
        detail={
          <>
            <span role="alert">{answer.message}</span>{' '}
            <Button variant="quiet" size="small" onClick={answer.retry}>
              Retry<VisuallyHidden> {label}</VisuallyHidden>
            </Button>
          </>
        }
      />
    );
  }
  return <StatCard label={label} icon={icon} {...children(answer.data)} />;
}
