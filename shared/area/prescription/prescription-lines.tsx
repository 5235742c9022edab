import type { Prescription, PrescriptionItem } from '@nivara/shared/domain/prescription';
import { fieldInWords, filledFields } from '@nivara/shared/domain/prescription-sheet';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { DataTableGrid } from '@nivara/shared/ui/table/data-table-grid';

type Line = PrescriptionItem & { line: number };

export function PrescriptionLines({ kind, items }: Pick<Prescription, 'kind' | 'items'>) {
  const columns = filledFields({ kind, items }).map(({ field, label }, index): DataColumn<Line> => ({
    id: field,
    heading: label,
    cell: (item) => fieldInWords(item, field),
    rowHeader: index === 0,
  }));
  return (
    <DataTableGrid
      caption="What is prescribed"
      columns={columns}
      rows={items.map((item, index) => ({ ...item, line: index + 1 }))}
      rowKey={({ line }) => line}
      placeholders={0}
      sort={undefined}
      onSort={() => undefined}
    />
  );
}
