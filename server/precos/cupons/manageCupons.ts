import { faltasDoCupom, type DadosCupom } from '../../../src/domain/administracao/cupons/dadosCupom';
import type {
  CupomAberto,
  CupomEditado,
  NovaSituacaoCupom,
  NovoCupom,
} from '../../../src/domain/wire/administracao/cupons';
import type { Reader, Tx } from '../../platform/database/database';
import { conflict, notFound, Problem } from '../../platform/http/problem';
import type { Cupom } from '../tables';
import { deleteLapsedUsosOf, lockCupom } from './cupomRepository';
import { showCupom, toDadosCupom } from './cupomView';
import {
  closeGapsOfUsos,
  countUsosForLimits,
  insertCupom,
  insertMudancaCupom,
  updateCupom,
} from './gestaoCupomRepository';

/** Creates a coupon, from the end of the transaction on; a 409 where its code is taken. */
export async function createCupom(tx: Tx, autor: string, { codigo, ...dados }: NovoCupom): Promise<CupomAberto> {
  refuseFaults(dados);
  const cupom = await insertCupom(tx, { codigo, ...toColumns(dados) });
  if (!cupom) {
    throw new Problem(409, {
      codigo: 'CUPOM_JA_EXISTE',
      mensagem: 'Já existe um cupom com este código.',
      campo: 'codigo',
    });
  }
  return keep(tx, cupom, 'criado', autor);
}

/**
 * Changes a coupon for orders from the end of the transaction on; orders keep what they were given. No limit falls below the
 * uses that there are.
 */
export async function editCupom(
  tx: Tx,
  autor: string,
  codigo: string,
  { versao, ...dados }: CupomEditado,
): Promise<CupomAberto> {
  refuseFaults(dados);
  const cupom = await lockOpen(tx, codigo, versao);
  if (JSON.stringify(toDadosCupom(cupom)) === JSON.stringify(toDadosCupom({ ...cupom, ...toColumns(dados) }))) {
    return openCupom(tx, codigo);
  }
  await makeRoomFor(tx, codigo, dados);
  return keep(tx, await updateCupom(tx, cupom, toColumns(dados)), 'alterado', autor);
}

/** Pauses, resumes or ends a coupon; the uses of orders that exist stay theirs. */
export async function changeSituacao(
  tx: Tx,
  autor: string,
  codigo: string,
  { versao, situacao }: NovaSituacaoCupom,
): Promise<CupomAberto> {
  const cupom = await lockOpen(tx, codigo, versao);
  if (cupom.situacao === situacao) return openCupom(tx, codigo);
  const acao = { ativo: 'retomado', pausado: 'pausado', encerrado: 'encerrado' } as const;
  return keep(tx, await updateCupom(tx, cupom, { situacao }), acao[situacao], autor);
}

/** One coupon with its changes; a 404 for an unknown one. */
export async function openCupom(reader: Reader, codigo: string): Promise<CupomAberto> {
  const cupom = await showCupom(reader, codigo);
  if (!cupom) throw missing();
  return cupom;
}

const missing = (): Problem => notFound('CUPOM_NAO_ENCONTRADO', 'Não encontramos este cupom.');

function refuseFaults(dados: DadosCupom): void {
  const faltas = faltasDoCupom(dados);
  if (faltas.length === 0) return;
  throw new Problem(
    400,
    faltas.map((falta) => ({ codigo: 'CUPOM_MAL_FORMADO', ...falta })),
  );
}

/** The coupon, locked, as its editor saw it. */
async function lockOpen(tx: Tx, codigo: string, versao: number): Promise<Cupom> {
  const cupom = await lockCupom(tx, codigo);
  if (!cupom || cupom.dono !== null) throw missing();
  if (cupom.versao !== versao) {
    throw conflict('CUPOM_MUDOU', 'Outra pessoa mudou este cupom enquanto você editava. Confira a versão de agora.');
  }
  if (cupom.situacao === 'encerrado') throw conflict('CUPOM_ENCERRADO', 'Este cupom foi encerrado e não muda mais.');
  return cupom;
}

async function makeRoomFor(tx: Tx, codigo: string, { limiteTotal, limitePessoa }: DadosCupom): Promise<void> {
  await deleteLapsedUsosOf(tx, codigo);
  const { usos, da_pessoa } = await countUsosForLimits(tx, codigo);
  const faltas = [
    ...(limiteTotal !== null && limiteTotal < usos
      ? [belowUses('limiteTotal', `Já tem ${vezes(usos)}: use um limite igual ou maior, ou pause o cupom`)]
      : []),
    ...(limitePessoa < da_pessoa
      ? [belowUses('limitePessoa', `Uma pessoa já tem ${vezes(da_pessoa)}: use um limite igual ou maior`)]
      : []),
  ];
  if (faltas.length > 0) throw new Problem(409, faltas);
  await closeGapsOfUsos(tx, codigo, { limiteTotal, limitePessoa });
}

const belowUses = (campo: string, mensagem: string) => ({ codigo: 'CUPOM_LIMITE_ABAIXO_DOS_USOS', mensagem, campo });
const vezes = (n: number): string => (n === 1 ? '1 uso' : `${n} usos`);

async function keep(
  tx: Tx,
  cupom: Cupom,
  acao: 'criado' | 'alterado' | 'pausado' | 'retomado' | 'encerrado',
  autor: string,
): Promise<CupomAberto> {
  const { codigo, versao } = cupom;
  await insertMudancaCupom(tx, { codigo, versao, acao, autor, dados: JSON.stringify(toDadosCupom(cupom)) });
  return openCupom(tx, codigo);
}

const toColumns = (dados: DadosCupom) => ({
  descricao: dados.descricao.trim(),
  percentual: dados.percentual,
  valor_centavos: dados.valorCentavos,
  minimo_centavos: dados.minimoCentavos,
  teto_centavos: dados.tetoCentavos,
  vigente_de: dados.vigenteDe,
  vigente_ate: dados.vigenteAte,
  limite_total: dados.limiteTotal,
  limite_pessoa: dados.limitePessoa,
  primeira_compra: dados.primeiraCompra,
});
