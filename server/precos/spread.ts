/**
 * Splits an amount over parts in proportion to their weights, in whole centavos that add up to it exactly: what the
 * division leaves goes to the parts with the largest remainders, the earlier ones first. No part gets more than its
 * weight as long as the amount is not above their sum.
 */
export function spread(centavos: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => ({
    floor: Math.floor((centavos * weight) / sum),
    rest: (centavos * weight) % sum,
  }));
  const left = centavos - parts.reduce((total, { floor }) => total + floor, 0);
  const lucky = [...parts].sort((a, b) => b.rest - a.rest).slice(0, left);
  return parts.map((part) => part.floor + (lucky.includes(part) ? 1 : 0));
}
