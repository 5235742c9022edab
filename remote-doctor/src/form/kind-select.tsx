import { useId } from 'react';
import { FilterField } from '@nivara/shared/ui/table/filter-row';

interface KindSelectProps<Kind extends string> {
  kind: Kind;
  names: Readonly<Record<Kind, string>>;
  onChange: (kind: Kind) => void;
}

export function KindSelect<Kind extends string>({ kind, names, onChange }: KindSelectProps<Kind>) {
  const id = useId();
  return (
    <FilterField>
      <label htmlFor={id}>Kind</label>
      <select id={id} value={kind} onChange={({ target }) => onChange(target.value as Kind)}>
        {Object.entries<string>(names).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </FilterField>
  );
}
