import { formatDia, parseDataBr } from '../../base/data';
import { normalizeCupom } from '../../compra/cupom';
import type { CupomCadastrado, NovoCupom } from '../../wire/administracao/cupons';
import { faltasDoCupom, type DadosCupom } from './dadosCupom';

/** The form of a coupon: numbers and days as they are typed, amounts in centavos. */
export interface CupomDigitado {
  codigo: string;
  descricao: string;
  medida: 'percentual' | 'valor';
  percentual: string;
  valorCentavos: number | null;
  minimoCentavos: number | null;
  tetoCentavos: number | null;
  vigenteDe: string;
  vigenteAte: string;
  limiteTotal: string;
  limitePessoa: string;
  primeiraCompra: boolean;
}

/** A new coupon from a day on. */
export const novoCupomDe = (dia: string): CupomDigitado => ({
  codigo: '',
  descricao: '',
  medida: 'percentual',
  percentual: '',
  valorCentavos: null,
  minimoCentavos: null,
  tetoCentavos: null,
  vigenteDe: formatDia(dia),
  vigenteAte: '',
  limiteTotal: '',
  limitePessoa: '1',
  primeiraCompra: false,
});

const toTexto = (value: number | null): string => (value === null ? '' : String(value));

/** An existing coupon as its form. */
export const toCupomDigitado = (cupom: CupomCadastrado): CupomDigitado => ({
  codigo: cupom.codigo,
  descricao: cupom.descricao,
  medida: cupom.percentual === null ? 'valor' : 'percentual',
  percentual: toTexto(cupom.percentual),
  valorCentavos: cupom.valorCentavos,
  minimoCentavos: cupom.minimoCentavos === 0 ? null : cupom.minimoCentavos,
  tetoCentavos: cupom.tetoCentavos,
  vigenteDe: formatDia(cupom.vigenteDe),
  vigenteAte: cupom.vigenteAte === null ? '' : formatDia(cupom.vigenteAte),
  limiteTotal: toTexto(cupom.limiteTotal),
  limitePessoa: String(cupom.limitePessoa),
  primeiraCompra: cupom.primeiraCompra,
});

const toNumero = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The form as the terms that are sent; fields of the other measure count for nothing. */
export function toDadosDoForm(form: CupomDigitado): DadosCupom {
  const isPercentual = form.medida === 'percentual';
  return {
    descricao: form.descricao.trim(),
    percentual: isPercentual ? toNumero(form.percentual) : null,
    valorCentavos: isPercentual ? null : form.valorCentavos,
    minimoCentavos: form.minimoCentavos ?? 0,
    tetoCentavos: isPercentual ? form.tetoCentavos : null,
    vigenteDe: parseDataBr(form.vigenteDe) ?? '',
    vigenteAte: form.vigenteAte === '' ? null : parseDataBr(form.vigenteAte),
    limiteTotal: toNumero(form.limiteTotal),
    limitePessoa: toNumero(form.limitePessoa) ?? 0,
    primeiraCompra: form.primeiraCompra,
  };
}

/** The form as a new coupon. */
export const toNovoCupom = (form: CupomDigitado): NovoCupom => ({
  codigo: normalizeCupom(form.codigo),
  ...toDadosDoForm(form),
});

type Faltas = Partial<Record<keyof CupomDigitado, string>>;

const isInteiro = (text: string, min: number, max: number): boolean =>
  /^\d{1,7}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
const DATA = 'Informe a data, como 24/12/2026';

/** The first fault of each field: text that cannot be read, then the rules that the server applies too. */
export function faltasDoFormulario(form: CupomDigitado): Faltas {
  const isPercentual = form.medida === 'percentual';
  const unread: [keyof CupomDigitado, boolean, string][] = [
    ['codigo', !/^[A-Z0-9]{3,20}$/.test(normalizeCupom(form.codigo)), 'De 3 a 20 letras sem acento e dígitos'],
    ['percentual', isPercentual && !isInteiro(form.percentual, 1, 100), 'De 1% a 100%'],
    ['valorCentavos', !isPercentual && !form.valorCentavos, 'Informe o valor'],
    ['vigenteDe', parseDataBr(form.vigenteDe) === null, DATA],
    ['vigenteAte', form.vigenteAte !== '' && parseDataBr(form.vigenteAte) === null, DATA],
    ['limiteTotal', form.limiteTotal.trim() !== '' && !isInteiro(form.limiteTotal, 1, 1_000_000), 'De 1 a 1.000.000'],
    ['limitePessoa', !isInteiro(form.limitePessoa, 1, 1_000), 'De 1 a 1.000'],
  ];
  const faltas: Faltas = {};
  for (const [campo, isFault, mensagem] of unread) if (isFault) faltas[campo] = mensagem;
  for (const { campo, mensagem } of faltasDoCupom(toDadosDoForm(form))) {
    // The measure that was not chosen has no field on the screen, and a limit that cannot be read bounds nothing.
    const isHidden = campo === (isPercentual ? 'valorCentavos' : 'percentual');
    const isUnbound = campo === 'limitePessoa' && faltas.limiteTotal !== undefined;
    if (!isHidden && !isUnbound) faltas[campo] ??= mensagem;
  }
  return faltas;
}
