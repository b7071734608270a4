/** The last of the coaches that took each other's place, for each one that was replaced. */
export function newestOf(
  versoes: readonly { layout_id: number; substitui: number | null }[],
): ReadonlyMap<number, number> {
  const next = new Map(
    versoes.flatMap(({ layout_id, substitui }) => (substitui === null ? [] : [[substitui, layout_id]])),
  );
  const last = (id: number): number => {
    const newer = next.get(id);
    return newer === undefined ? id : last(newer);
  };
  return new Map([...next.keys()].map((id) => [id, last(id)]));
}
