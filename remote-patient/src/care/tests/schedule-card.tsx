import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Loadable } from '@nivara/shared/app-context/loadable';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { Page } from '@nivara/shared/domain/list-query';
import type { ListedTest } from '@nivara/shared/domain/medical-test';
import { isCompleted, isOpenSelfcareTest } from '@nivara/shared/domain/test-status';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonText } from '@nivara/shared/ui/feedback/skeleton';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { opensRow } from '@nivara/shared/ui/navigation/opens-row';
import { color, font, space, text } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../../paths';

const Label = styled(Heading)`
  display: flex;
  align-items: center;
  gap: ${space[2]};

  svg {
    flex: none;
    color: ${color.primary};
  }
`;

const Count = styled.span`
  font: 600 ${text.h3} / 1 ${font.heading};
  font-variant-numeric: lining-nums;
`;

const Rows = styled.ul`
  padding: 0;
  list-style: none;

  li {
    ${opensRow}
    padding-block: ${space[3]};
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  a {
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${text.small};
  }
`;

const Quiet = styled.p`
  color: ${color.textMuted};
`;

interface ScheduleCardProps {
  label: string;
  icon: ReactNode;
  answer: Loadable<Page<ListedTest>>;
  /** Shown instead of rows; undefined if the screen itself says that there are no tests: the card then shows a 0. */
  none: string | undefined;
  /** The page path of the whole list. */
  all: string;
  username: string;
}

/** Some tests of one list, and a link to all. Each card loads by itself, so that a failure affects only that card. */
export function ScheduleCard({ label, icon, answer, none, all, username }: ScheduleCardProps) {
  const id = useId();
  const total = answer.status === 'ready' ? answer.data.total : undefined;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={3}>
        <Cluster $justify="space-between">
          <Label level={2} look="h4" id={id}>
            {icon}
            {label}
          </Label>
          {total || (total === 0 && none === undefined) ? <Count>{total}</Count> : null}
        </Cluster>
        <Loaded
          data={answer}
          level={3}
          failure={`${label} could not be loaded`}
          skeleton={<SkeletonText lines={5} />}
        >
          {({ rows }) =>
            rows.length === 0 ? (
              none === undefined ? null : (
                <Quiet>{none}</Quiet>
              )
            ) : (
              <>
                <Rows role="list">
                  {rows.map((test) => (
                    <li key={test.id}>
                      <TextLink to={pageOf(test, username)}>{test.testName}</TextLink>
                      <small>
                        {test.familyMemberId === null ? 'Me' : test.name}, {whenOf(test)}
                      </small>
                    </li>
                  ))}
                </Rows>
                <div>
                  <ButtonLink size="small" variant="secondary" to={all}>
                    See all<VisuallyHidden> of {label}</VisuallyHidden>
                  </ButtonLink>
                </div>
              </>
            )
          }
        </Loaded>
      </Stack>
    </Card>
  );
}

/** The day of a completed test's result; else the appointment, or without one the day of the order. */
function whenOf(test: ListedTest): string {
  if (isCompleted(test)) return dateInWords(test.date);
  if (test.appointmentDate === null) return `ordered on ${dateInWords(test.bookingDate)}`;
  return [dateInWords(test.appointmentDate), test.appointmentTime].filter(Boolean).join(', ');
}

const pageOf = (test: ListedTest, username: string) =>
  isOpenSelfcareTest(test) ? paths.selfcareTest(username, test.id) : paths.testReport(username, test.id);
