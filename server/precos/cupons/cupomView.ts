import { camposMudados, type DadosCupom } from '../../../src/domain/administracao/cupons/dadosCupom';
import type {
  BuscaCupons,
  CupomAberto,
  CupomCadastrado,
  MudancaCupom,
  PaginaCupons,
} from '../../../src/domain/wire/administracao/cupons';
import type { Reader } from '../../platform/database/database';
import type { Cupom } from '../tables';
import { findCupomComUsos, listCuponsComUsos, listMudancasCupom, type CupomComUsos } from './gestaoCupomRepository';

/** The part of a coupon that its staff decides on. */
export const toDadosCupom = (row: Omit<Cupom, 'limite_usos' | 'dono'>): DadosCupom => ({
  descricao: row.descricao,
  percentual: row.percentual,
  valorCentavos: row.valor_centavos,
  minimoCentavos: row.minimo_centavos,
  tetoCentavos: row.teto_centavos,
  vigenteDe: row.vigente_de,
  vigenteAte: row.vigente_ate,
  limiteTotal: row.limite_total,
  limitePessoa: row.limite_pessoa,
  primeiraCompra: row.primeira_compra,
});

/** A page of coupons. */
export async function listCupons(reader: Reader, busca: BuscaCupons): Promise<PaginaCupons> {
  const { total, cupons } = await listCuponsComUsos(reader, busca);
  return { total, cupons: cupons.map(toCadastrado) };
}

/** One coupon with its changes; undefined where there is none. */
export async function showCupom(reader: Reader, codigo: string): Promise<CupomAberto | undefined> {
  const row = await findCupomComUsos(reader, codigo);
  return row && { ...toCadastrado(row), mudancas: await readMudancas(reader, codigo) };
}

async function readMudancas(reader: Reader, codigo: string): Promise<MudancaCupom[]> {
  const rows = await listMudancasCupom(reader, codigo);
  return rows.map(({ versao, acao, autor, em, dados }, i) => {
    const antes = rows[i + 1]?.dados;
    return { versao, acao, autor, em: em.toISOString(), campos: antes ? camposMudados(antes, dados) : [] };
  });
}

const toCadastrado = (row: CupomComUsos): CupomCadastrado => ({
  codigo: row.codigo,
  ...toDadosCupom(row),
  versao: row.versao,
  situacao: situacaoDe(row),
  usos: row.usos,
  emAberto: row.em_aberto,
  concedidoCentavos: row.concedido,
});

function situacaoDe(row: CupomComUsos): CupomCadastrado['situacao'] {
  if (row.situacao !== 'ativo') return row.situacao;
  if (row.vigente_ate !== null && row.vigente_ate < row.hoje) return 'vencido';
  if (row.limite_total !== null && row.usos + row.em_aberto >= row.limite_total) return 'esgotado';
  return row.vigente_de > row.hoje ? 'futuro' : 'em_vigor';
}
