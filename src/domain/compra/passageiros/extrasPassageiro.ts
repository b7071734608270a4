import { boolean, mixed, object, string, ValidationError, type InferType, type TestContext } from 'yup';
import type { AdicionaisDigitados } from '../adicionais/adicionaisDigitados';
import { faltaNoBeneficio, type BeneficioPedido } from './beneficio';
import { tiposBeneficio, type TipoBeneficio } from './tipoBeneficio';
import { AVISO_DOCUMENTO_CRIANCA, isDocumentoDeAdulto, recusaDoColo } from './crianca';
import { parseDataBr, type Dia } from '../../base/data';
import { pessoaRules, toCodigoDocumento } from '../../base/pessoa/pessoaRules';

const semRegra = () => string().default('');

/** Validation of a passenger's extras; each option's fields are validated only when it is chosen. */
export const extrasRules = {
  beneficio: semRegra(),
  credencial: semRegra(),
  declaracaoRenda: boolean().default(false),
  levaColo: boolean().default(false),
  colo: object({
    nome: semRegra(),
    tipoDocumento: string().default('2'),
    numeroDocumento: semRegra(),
    dataNascimento: semRegra(),
  }),
  /** How many of each extra; the server judges them. */
  adicionais: mixed<AdicionaisDigitados>().default(() => ({})),
  /** How many of each extra on each coach, where they are not the same on all. */
  adicionaisPorTrecho: mixed<AdicionaisDigitados[]>().nullable().default(null),
  /** Saves the passenger in the account for later purchases. */
  salvar: boolean().default(false),
};

const formOfExtras = object(extrasRules);
export type ExtrasPassageiro = InferType<typeof formOfExtras>;

/** Extras with nothing chosen. */
export const extrasVazios = (): ExtrasPassageiro => formOfExtras.getDefault();

/** Parses the chosen gratuity; null for none. */
export const beneficioEscolhido = (text: string): TipoBeneficio | null =>
  tiposBeneficio.find((tipo) => tipo === text) ?? null;

/** Converts the gratuity to the wire, with only the fields of its type. */
export function toBeneficio({ beneficio, credencial, declaracaoRenda }: ExtrasPassageiro): BeneficioPedido | null {
  const tipo = beneficioEscolhido(beneficio);
  if (tipo === null) return null;
  return tipo === 'idoso' ? { tipo, declaracaoRenda } : { tipo, credencial };
}

interface PessoaDigitada extends ExtrasPassageiro {
  tipoDocumento: string;
  dataNascimento: string;
}

/** Path of the invalid field, and the error message. */
type Falha = [campo: string, mensagem: string];

/** Validates a passenger's extras: a child's document, the requirements of a gratuity, a child on a lap. */
export const refuseExtras =
  (hoje: Dia, diaDaViagem: Dia) =>
  (passageiro: PessoaDigitada, { path, createError }: TestContext): true | ValidationError => {
    const falhas = [
      ...documentoDeCrianca(passageiro, diaDaViagem),
      ...beneficioIncompleto(passageiro),
      ...(passageiro.levaColo ? colo(passageiro, hoje, diaDaViagem) : []),
    ];
    if (falhas.length === 0) return true;
    return new ValidationError(
      falhas.map(([campo, message]) => createError({ path: `${path}.${campo}`, message })),
      passageiro,
      path,
    );
  };

function documentoDeCrianca({ tipoDocumento, dataNascimento }: PessoaDigitada, diaDaViagem: Dia): Falha[] {
  const nascimento = parseDataBr(dataNascimento);
  if (nascimento === null || !isDocumentoDeAdulto(toCodigoDocumento(tipoDocumento), nascimento, diaDaViagem)) return [];
  return [['tipoDocumento', AVISO_DOCUMENTO_CRIANCA]];
}

function beneficioIncompleto(passageiro: PessoaDigitada): Falha[] {
  const pedido = toBeneficio(passageiro);
  const falta = pedido && faltaNoBeneficio(pedido);
  return falta ? [[falta.campo, falta.mensagem]] : [];
}

function colo(passageiro: PessoaDigitada, hoje: Dia, diaDaViagem: Dia): Falha[] {
  const wrong = faultsOf(passageiro.colo, hoje);
  if (wrong.length > 0) return wrong;
  const recusa = recusaDoColo(
    parseDataBr(passageiro.dataNascimento) ?? hoje,
    parseDataBr(passageiro.colo.dataNascimento) ?? hoje,
    diaDaViagem,
  );
  return recusa === null ? [] : [['colo.dataNascimento', recusa]];
}

/** Validates a lap child by the rules of every person; returns the first error of each field. */
function faultsOf(crianca: ExtrasPassageiro['colo'], hoje: Dia): Falha[] {
  try {
    object(pessoaRules(hoje)).validateSync(crianca, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path = '', message }) => [`colo.${path}`, message]);
  }
}
