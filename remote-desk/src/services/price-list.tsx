import { useMemo, useState } from 'react';
import { deletePricedItem, readPriceList } from '@nivara/shared/api-client/price-list';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import type { PricedItem } from '@nivara/shared/domain/price-list';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Button } from '@nivara/shared/ui/form/button';
import { PlusIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';
import { DataTable } from '@nivara/shared/ui/table/data-table';
import { priceColumns } from './price-columns';
import { PricedItemDialog } from './priced-item-dialog';

const BY_NAME = { size: 50, sort: { column: 'name', direction: 'ascending' } } as const;

/** The packages and tests that visitors see on the pages of services. */
export function PriceListSection() {
  const { answer, reload } = useChangingAnswer(readPriceList);
  const [changing, setChanging] = useState<PricedItem | 'new'>();
  const [removing, setRemoving] = useState<PricedItem>();
  const columns = useMemo(() => priceColumns({ onChange: setChanging, onDelete: setRemoving }), []);
  const { showToast } = useToasts();
  return (
    <Stack as="section" $gap={4} aria-labelledby="price-list">
      <Cluster $justify="space-between">
        <Heading level={2} look="h3" id="price-list">
          Packages and tests
        </Heading>
        <Button icon={<PlusIcon size={20} />} onClick={() => setChanging('new')}>
          Add to the price list
        </Button>
      </Cluster>
      <DataTable
        caption="Packages and tests"
        columns={columns}
        rows={answer.status === 'ready' ? answer.data.entries : undefined}
        rowKey={({ id }) => id}
        error={answer.status === 'failed' ? answer.message : undefined}
        onRetry={answer.status === 'failed' ? answer.retry : undefined}
        fileName="price-list"
        initialQuery={BY_NAME}
        level={3}
        empty={
          <EmptyState level={3} title="Nothing is on the price list yet">
            What you add here appears on the pages of packages and of diagnostic tests.
          </EmptyState>
        }
      />
      {changing === undefined ? null : (
        <PricedItemDialog
          item={changing === 'new' ? undefined : changing}
          onClose={() => setChanging(undefined)}
          onSaved={({ name }) => {
            setChanging(undefined);
            reload();
            showToast({ tone: 'success', text: `“${name}” is saved.` });
          }}
        />
      )}
      {removing === undefined ? null : (
        <ConfirmDialog
          title={`Delete “${removing.name}”?`}
          confirmLabel="Delete"
          busyLabel="Deleting…"
          danger
          onClose={() => setRemoving(undefined)}
          onConfirm={async () => {
            await deletePricedItem(removing.id);
            setRemoving(undefined);
            reload();
            showToast({ tone: 'success', text: `“${removing.name}” is deleted.` });
          }}
        >
          Visitors no longer see it. Existing bills stay as they are.
        </ConfirmDialog>
      )}
    </Stack>
  );
}
