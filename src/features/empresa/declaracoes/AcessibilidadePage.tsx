import { rotas } from '../../../domain/base/rotas';
import { declaracaoAcessibilidade } from '../../../domain/empresa/conteudo/acessibilidade';
import { DeclaracaoPage } from './DeclaracaoPage';
import { translated } from '../../../words/t';

/** The accessibility statement: tests and gaps. */
export const AcessibilidadePage = () => (
  <DeclaracaoPage title={translated(rotas.acessibilidade.titulo)} declaracao={declaracaoAcessibilidade} />
);
