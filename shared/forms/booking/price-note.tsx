import styled from 'styled-components';
import { formatRupees } from '../../domain/rupees';
import { radius, color, space } from '../../ui/tokens/theme';
import type { Price } from './use-price';

const Note = styled.p`
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.successSoft};
  font-variant-numeric: lining-nums;
`;

/** Says how an offer on the chosen day changes the fee shown above. */
export function PriceNote({ price }: { price: Price | undefined }) {
  if (!price?.offer) return null;
  const { fee, amount, offer } = price;
  return (
    <Note role="status">
      That day you pay <strong>{formatRupees(amount)}</strong> instead of {formatRupees(fee)}: the offer “
      {offer.name}” takes {offer.discountPercentage}% off.
    </Note>
  );
}
