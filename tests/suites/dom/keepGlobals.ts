type Descriptors = ReturnType<typeof Object.getOwnPropertyDescriptors>;

const isSame = (a: PropertyDescriptor | undefined, b: PropertyDescriptor): boolean =>
  a !== undefined && a.value === b.value && a.get === b.get && a.set === b.set;

/** Restores an object's properties. */
function restore(target: object, before: Descriptors): void {
  const now: Descriptors = Object.getOwnPropertyDescriptors(target);
  for (const key of Reflect.ownKeys(now)) {
    if (!Reflect.has(before, key) && now[key as string]?.configurable) Reflect.deleteProperty(target, key);
  }
  for (const key of Reflect.ownKeys(before)) {
    const kept = before[key as string];
    if (kept && !isSame(now[key as string], kept)) Reflect.defineProperty(target, key, kept);
  }
}

/**
 * Saves the properties of these objects.
 * @returns a function that restores them, like a fresh environment.
 */
export function keepGlobals(targets: readonly object[]): () => void {
  const kept = targets.map((target) => [target, Object.getOwnPropertyDescriptors(target)] as const);
  return () => kept.forEach(([target, before]) => restore(target, before));
}
