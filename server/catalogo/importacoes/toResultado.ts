import type { AchadosFeed, EfeitoFeed, ResultadoImportacao } from '../../../src/domain/wire/administracao/catalogo';
import { toMudancas } from '../../viagens/quadro/toMudancas';
import type { Achados } from '../achados';
import type { Resultado } from '../importCatalogo';
import { isNothing } from '../plano/resumo';

/** Faults and warnings of a feed. */
export interface Veredito {
  falhas: Achados;
  avisos: Achados;
}

/** Lines that are named one by one. */
const MAXIMO_LINHAS = 200;

const toAchados = (achados: Achados): AchadosFeed => ({
  total: achados.total(),
  primeiros: [...achados.primeiros()],
});

/** One line a code and name, since each pattern of stops and times is a line of its own. */
function toLinhas(linhas: readonly { codigo: string; nome: string }[]): EfeitoFeed['linhasNovas'] {
  const all = [...new Map(linhas.map(({ codigo, nome }) => [`${codigo} ${nome}`, { codigo, nome }])).values()];
  return { total: all.length, primeiras: all.slice(0, MAXIMO_LINHAS) };
}

/** The effect of an import, or of its preview, as the back office shows it. */
export function toEfeito({ plano, partidas }: Resultado): EfeitoFeed {
  return {
    muda: !isNothing(plano.resumo) || partidas.mudadas + partidas.retiradas > 0,
    resumo: plano.resumo,
    linhasNovas: toLinhas(plano.linhasNovas),
    linhasEncerradas: toLinhas(plano.linhasEncerradas),
    partidas: toMudancas(partidas),
  };
}

/** The result of reading a feed, and of its effect where it has no faults. */
export const toResultado = (
  { falhas, avisos }: Veredito,
  feedVersao: string | null,
  efeito: EfeitoFeed | null,
): ResultadoImportacao => ({ feedVersao, falhas: toAchados(falhas), avisos: toAchados(avisos), efeito });
