import { addDays } from '@nivara/shared/domain/clinic-time';
import { DAYS_OF_WEEK } from '@nivara/shared/domain/doctor-day';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { ArrowLeftIcon, ArrowRightIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster } from '@nivara/shared/ui/layout/layout';

interface WeekNavProps {
  from: string;
  to: (from: string) => string;
  /** The address of the week that contains today. */
  current: string;
}

export const WeekNav = ({ from, to, current }: WeekNavProps) => (
  <Cluster as="nav" aria-label="Other weeks">
    <ButtonLink
      to={to(addDays(from, -DAYS_OF_WEEK))}
      variant="secondary"
      size="small"
      icon={<ArrowLeftIcon size={18} />}
    >
      Previous week
    </ButtonLink>
    <ButtonLink to={to(addDays(from, DAYS_OF_WEEK))} variant="secondary" size="small">
      Next week
      <ArrowRightIcon size={18} />
    </ButtonLink>
    <ButtonLink to={current} variant="quiet" size="small">
      This week
    </ButtonLink>
  </Cluster>
);
