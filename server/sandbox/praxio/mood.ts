import type { Database } from '../../platform/database/database';

/** How the embedded operator behaves, for demonstrations and tests. */
export const moods = {
  normal: 'Vende tudo o que se pede.',
  lento: 'Vende, e demora para responder.',
  parcial: 'Vende uma poltrona de cada pedido e recusa as outras; lista só parte das viagens.',
  recusa: 'Recusa todas as vendas.',
  ocupada: 'Diz que toda poltrona já foi vendida no guichê.',
  mudo: 'Vende, e não responde: quem pediu não sabe se vendeu.',
  antigo: 'Mostra as poltronas como estavam há dez minutos.',
  fora: 'Não atende.',
} as const;
export type Mood = keyof typeof moods;

export const isMood = (text: string): text is Mood => Object.hasOwn(moods, text);

export type Moods = ReturnType<typeof createMoods>;

/** The mood is a row, so that it survives a killed process. */
export const createMoods = ({ db }: Database) => ({
  read: async (): Promise<{ modo: Mood; atrasoMs: number }> => {
    const row = await db.selectFrom('sandbox_praxio_humor').selectAll().where('id', '=', 1).executeTakeFirst();
    return { modo: row && isMood(row.modo) ? row.modo : 'normal', atrasoMs: row?.atraso_ms ?? 0 };
  },
  write: async (modo: Mood, atrasoMs = modo === 'lento' ? 3_000 : 0): Promise<void> => {
    await db
      .insertInto('sandbox_praxio_humor')
      .values({ id: 1, modo, atraso_ms: atrasoMs })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ modo, atraso_ms: atrasoMs }))
      .execute();
  },
});
