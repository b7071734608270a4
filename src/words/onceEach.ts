/**
 * Makes a value once for each key and keeps it: a format of `Intl` for a locale or a time zone, of which there are few.
 * Making one takes as long as some hundred uses of it.
 * @example const weekday = onceEach((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long' }))
 */
export function onceEach<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
