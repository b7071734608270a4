/**
 * Makes a value once for each key and keeps it: a format of `Intl` for a locale or a time zone, of which there are few.
 * Making one takes as long as some hundred uses of it.
 * @example const weekday = onceEach((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long' }))
 */
export function onceEach<T, K extends string = string>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
