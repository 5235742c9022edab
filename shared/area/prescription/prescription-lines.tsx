import { dateInWords } from '@nivara/shared/domain/clinic-time';
import {
  PRESCRIPTION_ITEM_FIELDS,
  type Prescription,
  type PrescriptionItem,
  type PrescriptionItemField,
} from '@nivara/shared/domain/prescription';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { DataTableGrid } from '@nivara/shared/ui/table/data-table-grid';

type Line = PrescriptionItem & { line: number };

/** Leaves out columns without any value. */
export function PrescriptionLines({ kind, items }: Pick<Prescription, 'kind' | 'items'>) {
  const fields = PRESCRIPTION_ITEM_FIELDS[kind].filter(({ field }) =>
    items.some((item) => wordsOf(item, field) !== ''),
  );
  const columns = fields.map(({ field, label }, index): DataColumn<Line> => ({
    id: field,
    heading: label,
    cell: (item) => wordsOf(item, field),
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

function wordsOf(item: PrescriptionItem, field: PrescriptionItemField): string {
  const value = item[field];
  if (value === undefined || value === '') return '';
  return field === 'from' || field === 'to' ? dateInWords(String(value)) : String(value);
}
