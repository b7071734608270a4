import { avaliacaoSchema } from './avaliacaoSchema';

const refusal = (dados: { nota: number; texto: string }) =>
  avaliacaoSchema.validate(dados).then(
    () => null,
    (error: Error) => error.message,
  );

it.each([
  [{ nota: 1, texto: '' }, null],
  [{ nota: 5, texto: 'a'.repeat(500) }, null],
  [{ nota: 0, texto: '' }, 'Escolha de 1 a 5 estrelas'],
  [{ nota: 6, texto: '' }, 'Escolha de 1 a 5 estrelas'],
  [{ nota: 3, texto: 'a'.repeat(501) }, 'Escreva no máximo 500 caracteres'],
])('a rating %# is judged', async (dados, expected) => expect(await refusal(dados)).toBe(expected));
