import type { MarcaEmPalavras } from '../../wire/base/config';
import type { DadosCompanhia } from '../../wire/companhia/companhia';
import { NOME_PADRAO } from './comNome';
import { marcaPadrao } from './marcaPadrao';

/** The brand in words: of the document, or of the build where the company has said nothing. */
export function palavrasDaMarca(dados: Pick<DadosCompanhia, 'nome' | 'marca'> | null): MarcaEmPalavras {
  const { nome, marca } = dados ?? { nome: NOME_PADRAO, marca: marcaPadrao };
  const logotipo = marca.logotipo.trim() || nome.trim();
  return {
    nome: nome.trim(),
    logotipo,
    inicial: [...logotipo][0]?.toLocaleUpperCase('pt-BR') ?? '',
    lema: marca.lema.trim(),
  };
}

/** True where the logo is the drawing of the build. */
export const isLogotipoDesenhado = ({ logotipo }: Pick<MarcaEmPalavras, 'logotipo'>): boolean =>
  logotipo === NOME_PADRAO;
