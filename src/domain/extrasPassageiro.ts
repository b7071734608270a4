import { boolean, object, string, ValidationError, type InferType, type TestContext } from 'yup';
import { faltaNoBeneficio, tiposBeneficio, type BeneficioPedido, type TipoBeneficio } from './beneficio';
import { AVISO_DOCUMENTO_CRIANCA, isDocumentoDeAdulto, recusaDoColo } from './crianca';
import { parseDataBr, type Dia } from './data';
import { pessoaRules, toCodigoDocumento } from './pessoaRules';

const semRegra = () => string().default('');

/** What a passenger may ask for beyond a seat; what is in it counts only once it was chosen. */
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
  /** Kept in the account for the next purchase. */
  salvar: boolean().default(false),
};

const formOfExtras = object(extrasRules);
export type ExtrasPassageiro = InferType<typeof formOfExtras>;

/** Nothing asked for. */
export const extrasVazios = (): ExtrasPassageiro => formOfExtras.getDefault();

/** The gratuity that was chosen; null for none. */
export const beneficioEscolhido = (text: string): TipoBeneficio | null =>
  tiposBeneficio.find((tipo) => tipo === text) ?? null;

/** As the wire takes it: only what its kind needs. */
export function toBeneficio({ beneficio, credencial, declaracaoRenda }: ExtrasPassageiro): BeneficioPedido | null {
  const tipo = beneficioEscolhido(beneficio);
  if (tipo === null) return null;
  return tipo === 'idoso' ? { tipo, declaracaoRenda } : { tipo, credencial };
}

interface PessoaDigitada extends ExtrasPassageiro {
  tipoDocumento: string;
  dataNascimento: string;
}

/** Where it is wrong, and the words. */
type Falha = [campo: string, mensagem: string];

/**
 * What is wrong with a passenger beyond the fields that everybody fills in: a child's document, a gratuity without
 * what it needs, a child on a lap.
 */
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

/** The child's own fields, by the rules of everybody's; the first fault of each. */
function faultsOf(crianca: ExtrasPassageiro['colo'], hoje: Dia): Falha[] {
  try {
    object(pessoaRules(hoje)).validateSync(crianca, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path = '', message }) => [`colo.${path}`, message]);
  }
}
