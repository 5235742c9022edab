import { formatRupees } from '@nivara/shared/domain/rupees';
import styled from 'styled-components';
import { type DoctorReport, totalsOf } from '@nivara/shared/domain/doctor-report';
import { StatCard } from '@nivara/shared/ui/chart/stat-card';
import { space } from '@nivara/shared/ui/tokens/theme';
import { hoursInWords, shareOf } from './charts';

const Cards = styled.div`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
`;

/** The month at a glance. */
export function ReportFigures({ report }: { report: DoctorReport }) {
  const { outcomes, timings, money } = totalsOf(report.weeks);
  const { kept, missed, cancelled, open, moved } = outcomes;
  const all = kept + missed + cancelled + open;
  const { fresh, returning } = report.patients;
  return (
    <Cards>
      <StatCard label="Visits kept" value={kept} detail={`${shareOf(kept, all)} of ${all} appointments`} />
      <StatCard label="Moved" value={moved} detail={`${shareOf(moved, all)} of the appointments`} />
      <StatCard label="Missed" value={missed} detail={`${shareOf(missed, all)} of the appointments`} />
      <StatCard
        label="Hours used"
        value={hoursInWords(timings.used)}
        detail={`of ${hoursInWords(timings.offered)}, by your present hours`}
      />
      <StatCard
        label="Received"
        value={formatRupees(money.received)}
        detail={`of ${formatRupees(money.billed)} billed`}
      />
      <StatCard label="New patients" value={fresh} detail={`${returning} returning`} />
    </Cards>
  );
}
