import { createHash } from 'node:crypto';
import { aparenciaPadrao, type Aparencia } from '../../src/domain/aplicativo/modeloPagina';
import { folhaDaMarca } from '../../src/domain/companhia/marca/folhaDaMarca';
import { paletaDaMarca } from '../../src/domain/companhia/marca/paleta';
import type { DadosCompanhia } from '../../src/domain/wire/companhia/companhia';
import type { LiveCompanhia } from './liveCompanhia';

/** Address of the brand's stylesheet; with the hash of its content it never changes. */
export const FOLHA = '/marca.css';

/** A company's look, with the stylesheet that its pages name. */
export interface AparenciaServida extends Aparencia {
  css: string;
  /** Of the stylesheet. */
  hash: string;
}

const hashOf = (css: string): string => createHash('sha256').update(css).digest('hex').slice(0, 16);

/** The look of a company; that of the build where it has said nothing. */
function aparenciaOf(dados: DadosCompanhia | null): AparenciaServida {
  const css = dados === null ? '' : folhaDaMarca(dados.marca.cores);
  const hash = hashOf(css);
  if (dados === null || css === '') return { ...aparenciaPadrao, css, hash };
  const { brand } = paletaDaMarca(dados.marca.cores, 'light');
  return {
    css,
    hash,
    folha: `${FOLHA}?v=${hash}`,
    barra: brand ? { clara: brand.surface, escura: brand.deep } : aparenciaPadrao.barra,
  };
}

/** The look of the document in force, made once for each version of it. */
export function createAparencia(companhia: LiveCompanhia): () => AparenciaServida {
  let kept: { dados: DadosCompanhia | null; aparencia: AparenciaServida } | undefined;
  return () => {
    const dados = companhia.dados();
    if (kept === undefined || kept.dados !== dados) kept = { dados, aparencia: aparenciaOf(dados) };
    return kept.aparencia;
  };
}
