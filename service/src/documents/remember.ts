const MOST_REMEMBERED = 5000;

/** Makes a value unless the map has it. A full map is emptied, since patients' texts can lead to any number of keys. */
export function remember<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  if (known.has(key)) return known.get(key) as Value;
  const value = make();
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(key, value);
  return value;
}
