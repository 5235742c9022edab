import type { ReactNode } from 'react';
import type { Answered } from '@nivara/shared/app-context/use-answer';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { NoSuchItem, type NoSuchItemProps } from './no-such-item';

interface OwnItemProps<Found> extends NoSuchItemProps {
  answer: Answered<Found | null>['answer'];
  /** Names the part of the item that the page shows, such as the "receipt" of a bill. */
  shown?: string;
  /** Lines of the skeleton. */
  lines: number;
  children: (found: Found) => ReactNode;
}

/** Shows the item, or that it is loading, could not be loaded or was not found. */
export function OwnItem<Found>(props: OwnItemProps<Found>) {
  const { answer, what, to, all, shown = what, lines, children } = props;
  return (
    <Loaded
      data={answer}
      skeleton={<SkeletonCard lines={lines} />}
      failure={`The ${shown} could not be loaded`}
      level={2}
    >
      {(found) => (found === null ? <NoSuchItem what={what} to={to} all={all} /> : children(found))}
    </Loaded>
  );
}
