import { v5 } from 'uuid';
import { withCheck } from '../../../src/domain/encomendas/codigoEncomenda';
import { finalDocumento } from '../../../src/domain/encomendas/encomenda';
import { computeFrete } from '../../../src/domain/encomendas/freteEncomenda';
import { ordemDe, SITUACOES_ENCOMENDA } from '../../../src/domain/encomendas/situacaoEncomenda';
import type { ItemDeclarado, Parte, SituacaoEncomenda, Volume } from '../../../src/domain/wire/encomendas/encomendas';
import { placeEstabelecimento } from '../../agencia/operadores/estabelecimentoRepository';
import { SEED_ESTABELECIMENTO, seedOperadores } from '../../agencia/operadores/seedOperadores';
import type { Catalogue, Trecho } from '../../viagens/catalogue';
import type { Database, Tx } from '../../platform/database/database';
import { findLastPartida } from '../partidas/cargaRepository';
import { insertCobranca } from '../encomendaRepository';
import { insertSeedCotacao, insertSeedEncomenda, insertSeedEvento } from './encomendaSemeadaRepository';
import { findTariff } from '../cotacao/tariff';

const NAMESPACE = '2a1f4f0e-52cf-5d3c-8a55-6f1f7b6b1c22';
const OPERADOR = seedOperadores.agencia.id;
/** The route of all seeded parcels, and its length by road. */
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

/** A parcel for each screen: the letters of its code, its last step, and the hours since it was announced. */
interface Seed {
  letras: string;
  ate: SituacaoEncomenda;
  desdeHoras: number;
}

const seeds: readonly Seed[] = [
  { letras: 'PREPAST2', ate: 'pre_postada', desdeHoras: 2 },
  { letras: 'CAMNHA23', ate: 'em_transporte', desdeHoras: 8 },
  { letras: 'RETRADA4', ate: 'aguardando_retirada', desdeHoras: 26 },
  { letras: 'ENTREGE5', ate: 'entregue', desdeHoras: 72 },
];

/** Last four of the documents with which the seeded parcels can be followed. */
export const finaisSemeados = [remetente, destinatario].map(({ documento }) => finalDocumento(documento.numero));

/** Inserts a few parcels for the test environment; existing ones are left as they are. */
export async function seedEncomendas(database: Database, catalogue: Catalogue): Promise<void> {
  const trecho = findTrecho(catalogue);
  if (!trecho) return;
  await database.transaction(async (tx) => {
    // The seeded parcels are posted at the seeded agency.
    await placeEstabelecimento(tx, SEED_ESTABELECIMENTO.id, Number(trecho.origem.localidade.id));
    for (const seed of seeds) await seedOne(tx, trecho, seed);
  });
}

function findTrecho(catalogue: Catalogue): Trecho | undefined {
  const [de, para] = [TRECHO.de, TRECHO.para].map((nome) =>
    catalogue.searchLocalidades(nome).filter((place) => place.nome === nome),
  );
  return (de ?? []).flatMap((from) => (para ?? []).flatMap((to) => catalogue.trechos(from.id, to.id))).at(0);
}

async function seedOne(tx: Tx, trecho: Trecho, seed: Seed): Promise<void> {
  const codigo = withCheck(seed.letras);
  const id = v5(codigo, NAMESPACE);
  const tariff = await findTariff(tx, TRECHO.km);
  const frete = computeFrete(volumes, VALOR, tariff.faixa, tariff.regra);
  const weighed = {
    volumes: JSON.stringify(volumes),
    pesos: JSON.stringify(frete.pesos),
    linhas: JSON.stringify(frete.linhas),
    total: frete.totalCentavos,
  };
  const cotacao_id = v5(`${codigo}/cotacao`, NAMESPACE);
  const mine = await insertSeedCotacao(tx, {
    id: cotacao_id,
    origem_id: Number(trecho.origem.localidade.id),
    destino_id: Number(trecho.destino.localidade.id),
    km: TRECHO.km,
    valor_declarado: VALOR,
    ...weighed,
  });
  if (!mine) return;
  await insertSeedEncomenda(tx, {
    id,
    codigo,
    cotacao_id,
    chave_nfe: null,
    declaracao: JSON.stringify(itens),
    remetente: JSON.stringify(remetente),
    destinatario: JSON.stringify(destinatario),
    final_remetente: finalDocumento(remetente.documento.numero),
    final_destinatario: finalDocumento(destinatario.documento.numero),
    postagemDias: tariff.postagemDias,
  });
  await seedEventos(tx, id, trecho, seed, tariff.retiradaDias);
  if (ordemDe(seed.ate) === 0) return;
  await insertCobranca(tx, { encomenda_id: id, motivo: 'frete', meio: 'pix', operador: OPERADOR, ...weighed });
}

/** The events of a seeded parcel up to its last step, spread evenly over its hours. */
async function seedEventos(tx: Tx, id: string, trecho: Trecho, { ate, desdeHoras }: Seed, retiradaDias: number) {
  const [origem, destino] = [Number(trecho.origem.localidade.id), Number(trecho.destino.localidade.id)];
  const last = ordemDe(ate);
  for (let ordem = 0; ordem <= last; ordem += 1) {
    const situacao = SITUACOES_ENCOMENDA[ordem] ?? 'pre_postada';
    await insertSeedEvento(tx, {
      encomenda_id: id,
      ordem,
      anterior: ordem === 0 ? null : ordem - 1,
      operador: ordem === 0 ? null : OPERADOR,
      horas: Math.round(desdeHoras * (1 - ordem / (last + 1))),
      localidade_id: ordem === 0 ? null : ordem < 3 ? origem : destino,
      partida_id: situacao === 'em_transporte' ? await findLastPartida(tx, trecho.linha.id, trecho.origem.sai) : null,
      prazoDias: situacao === 'aguardando_retirada' ? retiradaDias : null,
      recebedor_nome: situacao === 'entregue' ? destinatario.nome : null,
      recebedor_final: situacao === 'entregue' ? finalDocumento(destinatario.documento.numero) : null,
      motivo: null,
    });
  }
}
