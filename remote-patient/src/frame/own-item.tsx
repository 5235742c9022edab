import type { ReactNode } from 'react';
import type { Answered } from '@nivara/shared/app-context/use-answer';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { NoSuchItem, type NoSuchItemProps } from './no-such-item';

interface OwnItemProps<Found> extends NoSuchItemProps {
  answer: Answered<Found | null>['answer'];
  /** What the page shows of it, where that is not the record itself: the "receipt" of a bill. */
  shown?: string;
  /** As many as the page will be high. */
  lines: number;
  children: (record: Found) => ReactNode;
}

/** One record of one’s own: on its way, not to be had, not there at all, or here. */
export function OwnItem<Found>(props: OwnItemProps<Found>) {
  const { answer, what, to, all, shown = what, lines, children } = props;
  return (
    <Loaded
      data={answer}
      skeleton={<SkeletonCard lines={lines} />}
      failure={`The ${shown} could not be loaded`}
      level={2}
    >
      {(record) => (record === null ? <NoSuchItem what={what} to={to} all={all} /> : children(record))}
    </Loaded>
  );
}
