import { idadeEm, type Dia } from '../../base/data';
import { tiposDocumento } from '../../base/pessoa/documento';
import { MAIORIDADE } from './menor';
import { msg } from '../../../words/t';

/** Below this age a child may travel free on an adult's lap, one child per adult. */
const IDADE_COLO = 6;
/** Below this age a birth certificate is a valid travel document. */
export const IDADE_CERTIDAO = 12;

export const AVISO_DOCUMENTO_CRIANCA = msg(
  'Menor de 12 anos embarca com certidão de nascimento, RG ou passaporte. Com a certidão, informe o CPF que está nela.',
);
export const AVISO_COLO = msg('Criança de até 5 anos viaja no colo sem pagar: uma por adulto.');
export const COLO_IDADE = msg('No colo viajam só crianças de até 5 anos na data da viagem');
export const COLO_ADULTO = msg('Quem leva uma criança no colo precisa ter 18 anos ou mais');

/** True for a document that a child of this age cannot hold (driving licence, voter card). */
export const isDocumentoDeAdulto = (tipo: number, nascimento: Dia, diaDaViagem: Dia): boolean =>
  (tipo === tiposDocumento.cnh || tipo === tiposDocumento.tituloEleitor) &&
  idadeEm(nascimento, diaDaViagem) < IDADE_CERTIDAO;

/** Reason why a child may not travel on this adult's lap; null when allowed. */
export function recusaDoColo(adulto: Dia, crianca: Dia, diaDaViagem: Dia): string | null {
  if (crianca > diaDaViagem || idadeEm(crianca, diaDaViagem) >= IDADE_COLO) return COLO_IDADE;
  return idadeEm(adulto, diaDaViagem) < MAIORIDADE ? COLO_ADULTO : null;
}
