import type { Espera } from '../../../../src/domain/wire/avisos/listaDeEspera';
import { lugares } from '../../../../tests/support/catalogoDeTeste';
import { signedInAs } from '../../../../tests/support/startServer';
import { umaViagem } from '../../../../tests/support/viagensDeTeste';
import type { Server } from '../../../createServer';
import { sellOut } from '../../../pedidos/testdata/comprador';
import type { Email } from '../../../platform/outbox/outbox';

interface Answer {
  statusCode: number;
  json: <T = unknown>() => T;
}

/** Sold-out departures, the people who wait for a seat of them, and what they are told. */
export function viagemEsgotada(server: () => Server) {
  const db = () => server().services.database.db;
  const call = (method: 'GET' | 'POST' | 'DELETE', sub: string, path = '', payload?: object): Promise<Answer> =>
    server().app.inject({
      method,
      url: `/api/ListaDeEspera${path}`,
      headers: signedInAs(sub),
      ...(payload ? { payload } : {}),
    });
  const body = (viagemId: string) => ({
    viagemId,
    localidadeOrigem: lugares.saoPaulo,
    localidadeDestino: lugares.rio,
  });

  /** The id of a departure without a free seat, all sold to one person. */
  async function umaEsgotada(dias: number, who = 'lotado'): Promise<string> {
    const { id } = await umaViagem(server(), lugares.saoPaulo, lugares.rio, dias);
    await sellOut(server(), id, who);
    return id;
  }

  /** Registers the conta of a person. */
  const register = (sub: string, cpf: string) =>
    server().app.inject({
      method: 'POST',
      url: '/api/Conta',
      headers: signedInAs(sub),
      payload: {
        nome: 'Ana Souza',
        cpf,
        dataNascimento: '1990-05-17',
        celular: '+5511987654321',
        termosAceite: true,
        email: `${sub}@itape.test`,
        provedorTipo: 1,
      },
    });

  /** Frees the seats of one reserva of a departure. */
  async function freeSome(viagemId: string): Promise<void> {
    const { database } = server().services;
    const { reserva_id } = await db()
      .selectFrom('ocupacao')
      .select('reserva_id')
      .where('partida_id', '=', viagemId)
      .limit(1)
      .executeTakeFirstOrThrow();
    await database.transaction((tx) => server().app.inventory.releaseReserva(tx, reserva_id));
  }

  /** The e-mails of waits, in order. */
  async function told(): Promise<Email[]> {
    const rows = await db()
      .selectFrom('caixa_saida')
      .select('corpo')
      .where('chave', 'like', 'lista-de-espera/%')
      .orderBy('criado_em')
      .execute();
    return rows.map(({ corpo }) => corpo as Email);
  }

  const wait = (sub: string, viagemId: string) => call('POST', sub, '', body(viagemId));
  const listed = async (sub: string) => (await call('GET', sub)).json<{ data: Espera[] }>().data;
  return { call, body, umaEsgotada, register, freeSome, told, wait, listed };
}
