import { useId } from 'react';
import styled from 'styled-components';
import { durationInWords, linesOf, type PricedItem } from '@nivara/shared/domain/price-list';
import { Card, CardGrid } from '@nivara/shared/ui/layout/card';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { color } from '@nivara/shared/ui/tokens/theme';
import { TickList } from '../../../components/tick-list';
import { PriceNote } from './price-note';
import { priceInWords } from './price-in-words';

const Whole = styled(Card)`
  height: 100%;
`;

const Price = styled.p`
  color: ${color.textMuted};

  strong {
    color: ${color.text};
    font-size: 1.25rem;
    font-variant-numeric: lining-nums;
  }
`;

/** Shows each package with its content, the lowest price first. */
export function PackageCards({ packages }: { packages: readonly PricedItem[] }) {
  const title = useId();
  const sorted = [...packages].sort((one, other) => one.price - other.price);
  return (
    <section aria-labelledby={title}>
      <Stack $gap={4}>
        <Heading level={2} look="h3" id={title}>
          Packages and prices
        </Heading>
        <CardGrid as="ul" role="list" $least="20rem">
          {sorted.map(({ id, name, price, minutes, details }) => (
            <li key={id}>
              <Whole>
                <Stack $gap={3}>
                  <Heading level={3}>{name}</Heading>
                  <Price>
                    <strong>{priceInWords(price)}</strong> · {durationInWords(minutes)}
                  </Price>
                  <TickList items={linesOf(details)} />
                </Stack>
              </Whole>
            </li>
          ))}
        </CardGrid>
        <PriceNote what="package" />
      </Stack>
    </section>
  );
}
