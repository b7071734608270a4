import { cover } from '../../src/app/devLog';

const PERSON = ['cpf', 'email', 'documento', 'celular', 'sub', 'senha'];
const LONGEST = 4_000;

/** Masks people's names, recognised by fields that only people have, since `nome` occurs everywhere. */
function coverNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(coverNames);
  if (typeof value !== 'object' || value === null) return value;
  const isPerson = PERSON.some((key) => key in value);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      const isName = key === 'passageiro' || (isPerson && (key === 'nome' || key === 'sub'));
      return [key, isName && typeof inner === 'string' ? '•••' : coverNames(inner)];
    }),
  );
}

/** A payload as text for the panel: personal data masked, length limited. */
export function maskPayload(payload: unknown): string {
  if (payload === undefined) return '';
  const text = JSON.stringify(cover(coverNames(payload)), null, 2);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
