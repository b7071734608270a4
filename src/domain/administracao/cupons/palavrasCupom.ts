import { formatDia } from '../../base/data';
import { formatCentavos } from '../../base/dinheiro';
import type { CupomCadastrado, MudancaCupom } from '../../wire/administracao/cupons';
import type { CampoCupom } from './dadosCupom';

/** Names of the states; their words stay on one line of a narrow table. */
export const rotulosSituacaoCupom: Record<CupomCadastrado['situacao'], string> = {
  em_vigor: 'Em\u00a0vigor',
  futuro: 'Começa\u00a0depois',
  vencido: 'Vencido',
  esgotado: 'Esgotado',
  pausado: 'Pausado',
  encerrado: 'Encerrado',
};

type Desconto = Pick<CupomCadastrado, 'percentual' | 'valorCentavos' | 'tetoCentavos'>;

/** `15%, até R$ 60,00`, `R$ 25,00`. */
export function descreveDesconto({ percentual, valorCentavos, tetoCentavos }: Desconto): string {
  if (percentual === null) return formatCentavos(valorCentavos ?? 0);
  return tetoCentavos === null ? `${percentual}%` : `${percentual}%, até ${formatCentavos(tetoCentavos)}`;
}

/** `01/01/2026 a 31/12/2026`, `Desde 01/01/2026`. */
export const descreveVigencia = ({
  vigenteDe,
  vigenteAte,
}: Pick<CupomCadastrado, 'vigenteDe' | 'vigenteAte'>): string =>
  vigenteAte === null ? `Desde ${formatDia(vigenteDe)}` : `${formatDia(vigenteDe)} a ${formatDia(vigenteAte)}`;

/** `12 de 500`, `12`. */
export const descreveUsos = ({ usos, limiteTotal }: Pick<CupomCadastrado, 'usos' | 'limiteTotal'>): string =>
  limiteTotal === null ? NUMBER.format(usos) : `${NUMBER.format(usos)} de ${NUMBER.format(limiteTotal)}`;

const NUMBER = new Intl.NumberFormat('pt-BR');

const campos: Record<CampoCupom, string> = {
  descricao: 'descrição',
  percentual: 'percentual',
  valorCentavos: 'valor',
  minimoCentavos: 'compra mínima',
  tetoCentavos: 'desconto máximo',
  vigenteDe: 'primeiro dia',
  vigenteAte: 'último dia',
  limiteTotal: 'limite de usos',
  limitePessoa: 'limite por pessoa',
  primeiraCompra: 'só na primeira compra',
};

const acoes: Record<MudancaCupom['acao'], string> = {
  criado: 'Criado',
  alterado: 'Alterado',
  pausado: 'Pausado',
  retomado: 'Retomado',
  encerrado: 'Encerrado',
};

/** A change in a word or more: `Alterado: percentual, último dia`. */
export function descreveMudanca({ acao, campos: mudados }: MudancaCupom): string {
  if (mudados.length === 0) return acoes[acao];
  const nomes = mudados.map((campo) => (Object.hasOwn(campos, campo) ? campos[campo as CampoCupom] : campo));
  return `${acoes[acao]}: ${nomes.join(', ')}`;
}

const rotulos: Record<string, string> = {
  codigo: 'Código',
  descricao: 'Descrição',
  percentual: 'Percentual',
  valorCentavos: 'Valor do desconto',
  tetoCentavos: 'Desconto máximo',
  vigenteDe: 'Primeiro dia',
  vigenteAte: 'Último dia',
  limiteTotal: 'Usos ao todo',
  limitePessoa: 'Usos por pessoa',
};

/** The label of a field of the coupon's form, for a list of its faults. */
export const rotuloDoCampo = (name: string): string | undefined => rotulos[name];
