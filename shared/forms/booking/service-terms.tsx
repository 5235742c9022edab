import styled from 'styled-components';
import { formatRupees } from '../../domain/bill';
import type { ClinicDoctor } from '../../domain/clinic-service';
import { Button } from '../../ui/form/button';
import { RefreshIcon } from '../../ui/layout/icon';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';
import { color, media, radius, space, text } from '../../ui/tokens/theme';
import type { ServiceTerms } from './use-service-terms';

const Box = styled.div`
  display: grid;
  gap: ${space[1]};
  /* Room for the fee, the doctor and the note, which breaks on a narrow screen: nothing below moves when they come. */
  min-height: 6.125rem;
  align-content: center;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.sand};

  ${media.tablet} {
    min-height: 4.75rem;
  }

  p + p {
    color: ${color.textMuted};
    font-size: ${text.small};
  }
  strong {
    font-variant-numeric: lining-nums;
  }
`;

const Trouble = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

/** What the chosen service costs and who gives it, before anybody has booked it. */
export function ServiceTermsNote({ terms }: { terms: ServiceTerms }) {
  if (terms === undefined) return null;
  if (terms.status === 'loading') {
    return (
      <Box>
        <Loading label="Loading the fee…">
          <Skeleton width="60%" />
        </Loading>
      </Box>
    );
  }
  if (terms.status === 'failed') {
    return (
      <Box role="status">
        <Trouble>
          The fee could not be loaded.
          <Button variant="quiet" size="small" icon={<RefreshIcon size={18} />} onClick={terms.retry}>
            Retry
          </Button>
        </Trouble>
      </Box>
    );
  }
  const { fee, doctors } = terms.data;
  return (
    <Box role="status">
      <p>
        <strong>{feeInWords(fee)}</strong>
        {doctors.length > 0 ? ` with ${doctorsInWords(doctors)}` : null}
      </p>
      {fee > 0 ? <p>{FEE_NOTE}</p> : null}
    </Box>
  );
}

export const FEE_NOTE = 'You pay nothing now. An offer that applies is taken off the bill by itself.';

const feeInWords = (fee: number) => (fee > 0 ? formatRupees(fee) : 'No fee');

const either = new Intl.ListFormat('en-IN', { type: 'disjunction' });

/** Who it is depends on the timing: of several, one who is free then. */
export const doctorsInWords = (doctors: readonly ClinicDoctor[]): string =>
  either.format(doctors.map(({ name }) => name)) + (doctors.length > 1 ? ', whoever is free then' : '');

/** The fee and the doctor among the answers to look over. */
export function termsFacts(terms: ServiceTerms): [name: string, value: string][] {
  if (terms === undefined || terms.status === 'loading') return [];
  if (terms.status === 'failed') return [['Fee', 'It could not be loaded: the front desk tells you.']];
  const { fee, doctors } = terms.data;
  return [
    ['Doctor', doctors.length === 0 ? '' : doctorsInWords(doctors)],
    ['Fee', feeInWords(fee)],
  ];
}
