import { MASK } from '../maskPayload';

/** Fictitious values in place of masked ones, by field, where no event's example has one. */
const byField = new Map(
  Object.entries({
    atual: 'senha123',
    celular: '+5511987654321',
    codigo: '123456',
    conteudo: 'JVBERi0xLjc=',
    cpf: '529.982.247-25',
    dataNascimento: '1990-05-10',
    documento: '529.982.247-25',
    email: 'ana@itape.test',
    mensagem: 'Mensagem de exemplo.',
    nome: 'Ana Souza',
    nova: 'senha1234',
    numero: '12.345.678-9',
    numeroDocumento: '12.345.678-9',
    passageiro: 'Ana Souza',
    senha: 'senha123',
    texto: 'Texto de exemplo.',
  }),
);

export interface Filled {
  value: unknown;
  /** Masked fields for which nothing fictitious is known. */
  gaps: string[];
}

const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes(MASK);

/**
 * A masked value with fictitious data in its gaps: those of the example where it has the same field, since forms and
 * wire write dates and phones differently.
 */
export function fillMasked(value: unknown, example: unknown): Filled {
  const gaps: string[] = [];
  const fill = (part: unknown, sample: unknown, field: string): unknown => {
    if (isMasked(part)) {
      const known = sample === undefined || sample === null || sample === '' ? byField.get(field) : sample;
      if (known === undefined) gaps.push(field);
      return known;
    }
    if (Array.isArray(part)) {
      const first: unknown = Array.isArray(sample) ? sample[0] : undefined;
      return part.map((item) => fill(item, first, field));
    }
    if (typeof part !== 'object' || part === null) return part;
    const samples = (typeof sample === 'object' && sample !== null ? sample : {}) as Record<string, unknown>;
    const own = (key: string) => (Object.hasOwn(samples, key) ? samples[key] : undefined);
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fill(inner, own(key), key)]));
  };
  return { value: fill(value, example, ''), gaps };
}
