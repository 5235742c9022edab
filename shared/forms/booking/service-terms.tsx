import styled from 'styled-components';
import { Button } from '../../ui/form/button';
import { RefreshIcon } from '../../ui/layout/icon';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';
import { color, media, radius, space, text } from '../../ui/tokens/theme';
import { doctorsText, feeText, FEE_NOTE } from './service-terms-text';
import type { ServiceTerms } from './use-service-terms';

const Box = styled.div`
  display: grid;
  gap: ${space[1]};
  /* Reserves room for the fee, the doctor and the note, so that nothing below moves when they are loaded. */
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

/** Shows fee and doctor of the chosen service before it is booked. */
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
        <strong>{feeText(fee)}</strong>
        {doctors.length > 0 ? ` with ${doctorsText(doctors)}` : null}
      </p>
      {fee > 0 ? <p>{FEE_NOTE}</p> : null}
    </Box>
  );
}
