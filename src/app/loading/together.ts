/** Loads the file of several modules; each has the name that its own file would have. */
type LoadFile<N extends string> = () => Promise<{ modules: Readonly<Record<N, unknown>> }>;

const offered = new Map<string, LoadFile<string>>();

/** From now on these modules come by one file, which those who go on from here will need all of. */
export function offerTogether<N extends string>(loadFile: LoadFile<N>, names: readonly NoInfer<N>[]): void {
  for (const name of names) offered.set(name, loadFile);
}

/** Loads a module by the file of several that has been offered, otherwise by its own. */
export const together =
  <M>(name: string, loadOwn: () => Promise<M>) =>
  async (): Promise<M> => {
    const loadFile = offered.get(name);
    return loadFile ? ((await loadFile()).modules[name] as M) : loadOwn();
  };
