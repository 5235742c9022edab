/** Without `to` an entry is an action. */
export interface DropdownItem {
  text: string;
  to?: string;
}

/** Either a plain list, or a list with icons at the same positions. */
export type DropdownInput =
  readonly DropdownItem[] | { list: readonly DropdownItem[]; icons: readonly string[] };

export interface DropdownEntry extends DropdownItem {
  icon?: string;
}

export function dropdownEntries(input: DropdownInput): DropdownEntry[] {
  if (!('list' in input)) return [...input];
  return input.list.map((item, index) => ({ ...item, icon: input.icons[index] }));
}
