import { textColumn } from '@nivara/shared/area/table/columns';
import { durationInWords, type PricedItem } from '@nivara/shared/domain/price-list';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { Button } from '@nivara/shared/ui/form/button';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';

export const KIND_NAMES = { package: 'Package', test: 'Test' } as const;

interface Actions {
  onChange: (item: PricedItem) => void;
  onDelete: (item: PricedItem) => void;
}

export const priceColumns = ({ onChange, onDelete }: Actions): readonly DataColumn<PricedItem>[] => [
  textColumn('name', 'Name', ({ name }) => name, { rowHeader: true }),
  textColumn('kind', 'Kind', ({ kind }) => KIND_NAMES[kind]),
  {
    id: 'price',
    heading: 'Price',
    cell: ({ price }) => formatRupees(price),
    text: ({ price }) => formatRupees(price),
    sortValue: ({ price }) => price,
    align: 'end',
  },
  {
    id: 'minutes',
    heading: 'Duration',
    cell: ({ minutes }) => durationInWords(minutes),
    text: ({ minutes }) => durationInWords(minutes),
    sortValue: ({ minutes }) => minutes,
  },
  {
    id: 'action',
    heading: 'Action',
    actions: true,
    pinned: 1,
    cell: (item) => (
      <Cluster $gap={2}>
        <Button
          size="small"
          variant="secondary"
          aria-label={`Change ${item.name}`}
          onClick={() => onChange(item)}
        >
          Change
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Delete ${item.name}`}
          onClick={() => onDelete(item)}
        >
          Delete
        </Button>
      </Cluster>
    ),
  },
];
