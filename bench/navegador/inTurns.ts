/** Takes both sides of a row in turns (limit, ours, ours, limit), so that a busy moment affects both; the first turn warms up. */
export async function inTurns(
  sides: { ours: () => Promise<number>; limit: () => Promise<number> },
  rounds: number,
): Promise<{ ours: number[]; limit: number[] }> {
  await sides.limit();
  await sides.ours();
  const ours: number[] = [];
  const limit: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    limit.push(await sides.limit());
    ours.push(await sides.ours(), await sides.ours());
    limit.push(await sides.limit());
  }
  return { ours, limit };
}
