/** How many rows of a kind come, change and go. */
export interface Contagem {
  novas: number;
  mudadas: number;
  encerradas: number;
}

/** The kinds of which a preview speaks. */
export type Assunto = 'localidades' | 'linhas' | 'paradas' | 'trechos' | 'tarifas' | 'onibus' | 'horarios' | 'excecoes';

export type Resumo = Record<Assunto, Contagem>;

/** Whether nothing comes, changes or goes. */
export const isNothing = (resumo: Resumo): boolean =>
  Object.values(resumo).every(({ novas, mudadas, encerradas }) => novas + mudadas + encerradas === 0);
