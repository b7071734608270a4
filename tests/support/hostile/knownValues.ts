import { lugares } from '../catalogoDeTeste';
import { arquivos } from '../curriculos';
import { eventually, umComprador } from '../../../server/pedidos/testdata/comprador';
import { numeros, umPortador } from '../../../server/pagamento/testdata/umCartaoSalvo';
import { seedOperadores } from '../../../server/agencia/operadores/seedOperadores';
import type { Server } from '../../../server/createServer';
import { addDias, diaEm } from '../../../src/domain/base/data';
import { makeKnownThings, type KnownThings } from './knownThings';
import type { Known } from './plausible';

/**
 * Creates one hold, one unpaid and one issued order of the customer on a server, and returns ids and dates that reach
 * them. The path decides the meaning of an `id`.
 */
export async function knownValues(server: Server, who: string): Promise<(path: string) => Known> {
  const comprador = umComprador(server, who);
  const viagemId = await comprador.viagem();
  const reserva = await comprador.hold([1], viagemId);
  const aberto = await comprador.order([2], viagemId);
  const pago = await comprador.order([3], viagemId);
  const { txid } = await comprador.charge(pago.id);
  await server.app.inject({ method: 'POST', url: `/_sandbox/pagar/${txid}` });
  const { situacao, itens } = await eventually(
    () => comprador.conclude(pago.id),
    (pedido) => pedido.situacao === 'emitido',
  );
  const bilheteIds = itens.map(({ bilheteId }) => bilheteId);
  // Requests without a ticket would not reach the code under test.
  if (bilheteIds.includes(null)) throw new Error(`the order is ${situacao}, and has no ticket`);
  const hoje = diaEm(new Date(), 'America/Sao_Paulo');
  const things = await makeKnownThings(server);
  const cartao = await umPortador(server, who, () => 6).keep(numeros[0]);
  const values: Record<string, readonly unknown[]> = {
    localidadeOrigem: [lugares.saoPaulo],
    localidadeDestino: [lugares.rio],
    origem: [lugares.saoPaulo, 'sao-paulo'],
    destino: ['rio-de-janeiro'],
    viagemId: [viagemId],
    reservaId: [reserva.id],
    poltrona: [4, 5],
    poltronas: [4, 5],
    bilheteId: bilheteIds,
    localizador: [pago.localizador],
    tipo: [2, 'cpf'],
    numero: ['12.345.678-1', '529.982.247-25'],
    documento: ['12.345.678-1'],
    'x-documento-final': ['4725'],
    provedorTipo: [1],
    email: [`${who}@itape.test`],
    ...Object.fromEntries(['ciencia', 'consentimento', 'termosAceite'].map((name) => [name, [true]])),
    ...volume,
    cotacaoId: [things.cotacao],
    cartaoId: [cartao.id],
    layoutId: [Number(things.onibus)],
    operadorId: [seedOperadores.agencia.id],
    chave: [things.atendimento.chave],
    vagaId: ['motorista-rodoviario-sp'],
    dataNascimento: ['1990-05-17'],
    cnpj: ['11222333000181'],
    token: ['tokdeteste1234567890', 'a'.repeat(43)],
    conteudo: [Buffer.from(arquivos.pdf).toString('base64')],
    ...Object.fromEntries(
      ['dataPartida', 'dataIda', 'inicio', 'data', 'de', 'vigenteDe'].map((name) => [
        name,
        [addDias(hoje, 10), addDias(hoje, 11)],
      ]),
    ),
    dataVolta: [addDias(hoje, 12)],
    fim: [addDias(hoje, 12)],
    ate: [addDias(hoje, 12)],
    vigenteAte: [addDias(hoje, 12)],
  };
  const ids: ByPath[] = [
    ['/api/Administracao/Agencias', [things.agencia]],
    ['/api/Administracao/Linhas', [things.linha]],
    ['/api/Administracao/Onibus', [things.onibus]],
    ['/api/Administracao/Partidas', [viagemId]],
    ['/api/Agencia/Operadores', [seedOperadores.agencia.id]],
    ['/api/Cartoes', [cartao.id]],
    ['/api/Localidades', [lugares.rio]],
    ['/api/Viagens', [viagemId]],
    ['/api/Reservas', [reserva.id]],
    ['/api/Bilhetes', bilheteIds],
    ['/api/Pedidos', [aberto.id, pago.id]],
    ['/api/Agencia/Pedidos', [aberto.id, pago.id]],
  ];
  const byPath = { id: ids, protocolo: protocolosOf(things), codigo: codigosOf(things) };
  return (path) => (name) =>
    values[name] ??
    (name in byPath ? byPath[name as keyof typeof byPath] : []).find(([prefix]) => path.startsWith(prefix))?.[1] ??
    [];
}

type ByPath = readonly [prefix: string, values: readonly unknown[]];

const protocolosOf = ({ manifestacao, candidatura, atendimento }: KnownThings): ByPath[] => [
  ['/api/Manifestacoes', [manifestacao]],
  ['/api/Administracao/Manifestacoes', [manifestacao]],
  ['/api/Candidaturas', [candidatura]],
  ['/api/Administracao/Candidaturas', [candidatura]],
  ['/api/Chatbot/Atendimentos', [atendimento.protocolo]],
  ['/api/Administracao/Atendimentos', [atendimento.protocolo]],
];

const codigosOf = ({ encomenda }: KnownThings): ByPath[] => [
  ['/api/Agencia/Encomendas', [encomenda]],
  ['/api/Encomendas', [encomenda]],
  ['/api/Administracao/Cupons/', ['FAMILIA15']],
];

/** A parcel that is carried. */
const volume = {
  pesoGramas: [4_200],
  comprimentoCm: [40],
  larguraCm: [30],
  alturaCm: [25],
  valorDeclaradoCentavos: [50_000],
};
