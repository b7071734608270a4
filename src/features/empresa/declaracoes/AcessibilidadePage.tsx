import { rotas } from '../../../domain/base/rotas';
import { declaracaoAcessibilidade } from '../../../domain/empresa/conteudo/acessibilidade';
import { DeclaracaoPage } from './DeclaracaoPage';

/** The accessibility statement: tests and gaps. */
export const AcessibilidadePage = () => (
  <DeclaracaoPage title={rotas.acessibilidade.titulo} declaracao={declaracaoAcessibilidade} />
);
