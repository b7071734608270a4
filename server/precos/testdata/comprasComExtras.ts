import { sql } from 'kysely';
import type { Cotacao, NovaCotacao } from '../../../src/domain/wire/compra/cotacao';
import type { NovoPedido, PassageiroPedido, Pedido } from '../../../src/domain/wire/compra/pedidos';
import { daquiA } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { umComprador, umNovoPedido, umPassageiro } from '../../pedidos/testdata/comprador';

/** A seat from São Paulo to Rio in the small catalogue: fare 129,00, toll 6,00, terminal 5,00, insurance 1,50. */
export const CHEIO = 14_150;

export const codes = (answer: { json: <T>() => T }) =>
  answer.json<{ erros: { codigo: string }[] }>().erros.map(({ codigo }) => codigo);
export const quoted = (answer: { json: <T>() => T }) => answer.json<{ data: Cotacao }>().data;
export const madeOf = (answer: { json: <T>() => T }) => answer.json<{ data: Pedido }>().data;

export const idoso = (change: Partial<PassageiroPedido> = {}): Partial<PassageiroPedido> => ({
  dataNascimento: '1950-01-01',
  beneficio: { tipo: 'idoso', declaracaoRenda: true },
  ...change,
});

/** Buyers, coupons and departures of one server, and what orders took of them. */
export function comprasComExtras(server: () => Server) {
  let compradores = 0;
  /** A new buyer with a hold of so many seats on a departure of its own, ready to ask and to order. */
  async function umaCompra(lugares = 1, hold?: { viagemId: string; from: number }) {
    compradores += 1;
    const dono = `pessoa-${compradores}`;
    const comprador = umComprador(server(), dono);
    const poltronas = Array.from({ length: lugares }, (_, i) => (hold?.from ?? 1) + i);
    const { id: reservaId, preco } = await comprador.hold(poltronas, hold?.viagemId ?? (await umaPartida()));
    const viagemId = preco.itens[0]?.viagemId ?? '';
    const passageiros = (change: Partial<PassageiroPedido> = {}) =>
      poltronas.map((poltrona) =>
        umPassageiro({ poltrona, documento: { tipo: 2, numero: `12.345.67${poltrona}-${compradores}` }, ...change }),
      );
    return {
      dono,
      reservaId,
      viagemId,
      ...comprador,
      cotacao: (change: Partial<NovaCotacao> = {}) =>
        comprador.post('/api/Pedidos/Cotacao', {
          reservaId,
          passageiros: poltronas.map((poltrona) => ({ poltrona })),
          ...change,
        }),
      passageiros,
      buy: (change: Partial<NovoPedido> = {}) =>
        comprador.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros: passageiros(), ...change })),
    };
  }

  const partidas: string[] = [];
  /** Departures from the farthest day back, one a call. */
  async function umaPartida(): Promise<string> {
    if (partidas.length === 0) {
      const { rows } = await sql<{ id: string }>`
        select id::text from partida where linha_id = 1 and data > ${daquiA(12)}::date order by id desc`.execute(
        server().services.database.db,
      );
      partidas.push(...rows.map(({ id }) => id));
    }
    const id = partidas.pop();
    if (!id) throw new Error('no departure is left');
    return id;
  }

  async function umCupom(codigo: string, change: object = {}): Promise<string> {
    const row = { codigo, descricao: '10%', vigente_de: '2026-01-01', percentual: 10, valor_centavos: null, ...change };
    await server()
      .services.database.db.insertInto('cupom')
      .values({ vigente_ate: null, teto_centavos: null, limite_total: null, ...row })
      .execute();
    return codigo;
  }
  const usesOf = async (codigo: string): Promise<number> =>
    (await server().services.database.db.selectFrom('cupom_uso').select('uso').where('codigo', '=', codigo).execute())
      .length;
  const vagasOf = async (viagemId: string) =>
    server()
      .services.database.db.selectFrom('beneficio_vaga')
      .select(['faixa', 'vaga', 'expira_em'])
      .where('partida_id', '=', viagemId)
      .orderBy('faixa')
      .orderBy('vaga')
      .execute();
  return { umaCompra, umCupom, usesOf, vagasOf };
}
