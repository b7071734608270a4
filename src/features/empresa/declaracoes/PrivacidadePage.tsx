import { rotas } from '../../../domain/base/rotas';
import { avisoPrivacidade } from '../../../domain/empresa/conteudo/privacidade';
import { DeclaracaoPage } from './DeclaracaoPage';
import { translated } from '../../../words/t';

/** The privacy notice: data, purposes, recipients, terms and rights. */
export const PrivacidadePage = () => (
  <DeclaracaoPage title={translated(rotas.privacidade.titulo)} declaracao={avisoPrivacidade} juridica />
);
