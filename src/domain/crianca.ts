import { idadeEm, type Dia } from './data';
import { tiposDocumento } from './documento';
import { MAIORIDADE } from './menor';

/** Under this age a child may travel on the lap of an adult: no seat, nothing to pay, one child an adult. */
export const IDADE_COLO = 6;
/** Under this age a birth certificate boards. */
export const IDADE_CERTIDAO = 12;

export const AVISO_DOCUMENTO_CRIANCA =
  'Menor de 12 anos embarca com certidão de nascimento, RG ou passaporte. Com a certidão, informe o CPF que está nela.';
export const AVISO_COLO = 'Criança de até 5 anos viaja no colo sem pagar: uma por adulto.';
export const COLO_IDADE = 'No colo viajam só crianças de até 5 anos na data da viagem';
export const COLO_ADULTO = 'Quem leva uma criança no colo precisa ter 18 anos ou mais';

/** True where somebody so young can't have that document: nobody drives or votes at eleven. */
export const isDocumentoDeAdulto = (tipo: number, nascimento: Dia, diaDaViagem: Dia): boolean =>
  (tipo === tiposDocumento.cnh || tipo === tiposDocumento.tituloEleitor) &&
  idadeEm(nascimento, diaDaViagem) < IDADE_CERTIDAO;

/** Why a child may not travel on that adult's lap; null where it may. */
export function recusaDoColo(adulto: Dia, crianca: Dia, diaDaViagem: Dia): string | null {
  if (crianca > diaDaViagem || idadeEm(crianca, diaDaViagem) >= IDADE_COLO) return COLO_IDADE;
  return idadeEm(adulto, diaDaViagem) < MAIORIDADE ? COLO_ADULTO : null;
}
