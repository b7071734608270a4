/** An extra by its name. */
interface Named {
  nome: string;
  quantidade: number;
}

/** `1 × Bicicleta, 2 × Volume extra de bagagem`; empty where there is none. Equal kinds are added up. */
export function describeAdicionais(adicionais: readonly Named[]): string {
  const sums = new Map<string, number>();
  for (const { nome, quantidade } of adicionais) sums.set(nome, (sums.get(nome) ?? 0) + quantidade);
  return [...sums].map(([nome, quantidade]) => `${quantidade} × ${nome}`).join(', ');
}
