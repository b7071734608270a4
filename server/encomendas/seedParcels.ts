import { sql } from 'kysely';
import { v5 } from 'uuid';
import { withCheck } from '../../src/domain/codigoEncomenda';
import { finalDocumento } from '../../src/domain/encomenda';
import { calcularFrete } from '../../src/domain/freteEncomenda';
import { ordemDe, SITUACOES_ENCOMENDA } from '../../src/domain/situacaoEncomenda';
import type { ItemDeclarado, Parte, SituacaoEncomenda, Volume } from '../../src/domain/wire/encomendas';
import { SEED_ESTABELECIMENTO, seedOperators } from '../agencia/operadores/seedOperators';
import type { Catalogue, Trecho } from '../viagens/catalogue';
import type { Database, Tx } from '../platform/database/database';
import { findTariff, today } from './tariff';

const NAMESPACE = '2a1f4f0e-52cf-5d3c-8a55-6f1f7b6b1c22';
const OPERADOR = seedOperators.agencia.id;
/** All seeded parcels go there and are so far apart by road. */
const TRECHO = { de: 'São Paulo', para: 'Rio de Janeiro', km: 430 };

const remetente: Parte = {
  nome: 'Ana Clara Souza',
  documento: { tipo: 'cpf', numero: '52998224725' },
  celular: '+5511987654321',
};
const destinatario: Parte = {
  nome: 'Bento Araújo',
  documento: { tipo: 'cpf', numero: '11144477735' },
  celular: '+5521987654321',
};
const volumes: Volume[] = [{ pesoGramas: 4_200, comprimentoCm: 40, larguraCm: 30, alturaCm: 25 }];
const itens: ItemDeclarado[] = [{ descricao: 'Livros usados', quantidade: 6, valorCentavos: 4_000 }];
const VALOR = 24_000;

/** A parcel to try each screen with: its letters, and how far it has come, each step some hours after the last. */
const seeds: readonly { letras: string; ate: SituacaoEncomenda; desdeHoras: number }[] = [
  { letras: 'PREPAST2', ate: 'pre_postada', desdeHoras: 2 },
  { letras: 'CAMNHA23', ate: 'em_transporte', desdeHoras: 8 },
  { letras: 'RETRADA4', ate: 'aguardando_retirada', desdeHoras: 26 },
  { letras: 'ENTREGE5', ate: 'entregue', desdeHoras: 72 },
];

/** Last four of the documents with which the seeded parcels can be followed. */
export const finaisSemeados = [remetente, destinatario].map(({ documento }) => finalDocumento(documento.numero));

/** A few parcels for the test environment; those that are there already are left as they are. */
export async function seedParcels(database: Database, catalogue: Catalogue): Promise<void> {
  const trecho = findTrecho(catalogue);
  if (!trecho) return;
  await database.transaction(async (tx) => {
    // The seeded agency stands where the seeded parcels are brought.
    await tx
      .updateTable('agencia_estabelecimento')
      .set({ localidade_id: Number(trecho.origem.localidade.id) })
      .where('id', '=', SEED_ESTABELECIMENTO.id)
      .where('localidade_id', 'is', null)
      .execute();
    for (const seed of seeds) await seedOne(tx, trecho, seed);
  });
}

function findTrecho(catalogue: Catalogue): Trecho | undefined {
  const [de, para] = [TRECHO.de, TRECHO.para].map((nome) =>
    catalogue.searchLocalidades(nome).filter((place) => place.nome === nome),
  );
  return (de ?? []).flatMap((from) => (para ?? []).flatMap((to) => catalogue.trechos(from.id, to.id))).at(0);
}

async function seedOne(tx: Tx, trecho: Trecho, { letras, ate, desdeHoras }: (typeof seeds)[number]): Promise<void> {
  const codigo = withCheck(letras);
  const id = v5(codigo, NAMESPACE);
  const [origem, destino] = [Number(trecho.origem.localidade.id), Number(trecho.destino.localidade.id)];
  const tariff = await findTariff(tx, TRECHO.km);
  const frete = calcularFrete(volumes, VALOR, tariff.faixa, tariff.regra);
  const weighed = {
    volumes: JSON.stringify(volumes),
    pesos: JSON.stringify(frete.pesos),
    linhas: JSON.stringify(frete.linhas),
    total: frete.totalCentavos,
  };
  const cotacao_id = v5(`${codigo}/cotacao`, NAMESPACE);
  const mine = await tx
    .insertInto('encomenda_cotacao')
    .values({
      ...{ id: cotacao_id, origem_id: origem, destino_id: destino, km: TRECHO.km, valor_declarado: VALOR },
      ...{ ...weighed, tarifa_de: today, valida_ate: sql`now() + interval '1 day'` },
    })
    // Another replica may start at the same moment: one of both seeds.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!mine) return;
  await tx
    .insertInto('encomenda')
    .values({
      ...{ id, codigo, cotacao_id, chave_nfe: null, declaracao: JSON.stringify(itens) },
      remetente: JSON.stringify(remetente),
      destinatario: JSON.stringify(destinatario),
      final_remetente: finalDocumento(remetente.documento.numero),
      final_destinatario: finalDocumento(destinatario.documento.numero),
      postar_ate: sql`${today} + ${tariff.postagemDias}::int`,
      apagar_em: sql`${today} + 365`,
    })
    .execute();
  const last = ordemDe(ate);
  for (let ordem = 0; ordem <= last; ordem += 1) {
    const situacao = SITUACOES_ENCOMENDA[ordem] ?? 'pre_postada';
    await tx
      .insertInto('encomenda_evento')
      .values({
        ...{
          encomenda_id: id,
          ordem,
          anterior: ordem === 0 ? null : ordem - 1,
          operador: ordem === 0 ? null : OPERADOR,
        },
        em: sql`now() - make_interval(hours => ${Math.round(desdeHoras * (1 - ordem / (last + 1)))}::int)`,
        localidade_id: ordem === 0 ? null : ordem < 3 ? origem : destino,
        partida_id: situacao === 'em_transporte' ? await lastDeparture(tx, trecho) : null,
        prazo: situacao === 'aguardando_retirada' ? sql`${today} + ${tariff.retiradaDias}::int` : null,
        recebedor_nome: situacao === 'entregue' ? destinatario.nome : null,
        recebedor_final: situacao === 'entregue' ? finalDocumento(destinatario.documento.numero) : null,
        motivo: null,
      })
      .execute();
  }
  if (last === 0) return;
  await tx
    .insertInto('encomenda_cobranca')
    .values({ encomenda_id: id, motivo: 'frete', meio: 'pix', operador: OPERADOR, ...weighed })
    .execute();
}

/** The coach that left there last. */
async function lastDeparture(tx: Tx, { linha, origem }: Trecho): Promise<string | null> {
  const row = await tx
    .selectFrom('partida')
    .select('id')
    .where('linha_id', '=', linha.id)
    .where('saida', '<', sql<Date>`now() - make_interval(mins => ${origem.sai}::int)`)
    .orderBy('saida', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}
