const MOST_REMEMBERED = 5000;

/** Makes each value once. A full map is emptied, since the keys come from patients' texts without a limit. */
export function remember<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  if (known.has(key)) return known.get(key) as Value;
  const value = make();
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(key, value);
  return value;
}
