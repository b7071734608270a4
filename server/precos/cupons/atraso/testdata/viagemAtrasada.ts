import { sql } from 'kysely';
import type { CupomDaConta } from '../../../../../src/domain/wire/conta/cupons';
import { signedInAs } from '../../../../../tests/support/startServer';
import { insertConta } from '../../../../conta/contaRepository';
import type { Server } from '../../../../createServer';
import type { Email } from '../../../../platform/outbox/outbox';
import { umaPessoa } from '../../../../posVenda/testdata/posVenda';
import { giveCupons } from '../giveCupons';

const headers = signedInAs('chefe', 'Admin');

/** Departures that leave late, the people on them, and the coupons that they get. */
export function viagemAtrasada(server: () => Server) {
  const db = () => server().services.database.db;
  let pessoas = 0;
  let dias = 20;

  /** A person with an account who buys over the wire. */
  async function umaConta() {
    pessoas += 1;
    const sub = `atraso${pessoas}`;
    const conta = await insertConta(db(), {
      cognitoId: sub,
      email: `${sub}@itape.test`,
      cpf: String(pessoas).padStart(11, '0'),
      nome: 'Ana Souza',
      dataNascimento: '1990-05-17',
      celular: '+5511987654321',
      provedorTipo: 1,
      termosVersao: 1,
    });
    if (!conta) throw new Error('the account exists');
    return { ...umaPessoa(server(), sub), sub };
  }
  type Pessoa = Awaited<ReturnType<typeof umaConta>>;

  /** An issued order on a departure of its own. */
  async function umaViagemDe(eu: Pick<Pessoa, 'buy'>, poltronas = [20]) {
    dias += 1;
    const pedido = await eu.buy(poltronas, dias);
    return { pedido, dias, viagemId: pedido.itens[0]?.viagemId ?? '' };
  }

  /** Operations say this of a departure, which leaves an hour ago. */
  async function say(viagemId: string, situacao: string, atrasoMinutos: number): Promise<void> {
    await sql`update partida set saida = now() - interval '1 hour' where id = ${viagemId}::bigint`.execute(db());
    const payload = { situacao, atrasoMinutos, ...(atrasoMinutos > 0 && { motivo: 'transito' }) };
    const answer = await server().app.inject({
      method: 'PUT',
      url: `/api/Viagens/${viagemId}/Status`,
      headers,
      payload,
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
  const takeBack = (viagemId: string) =>
    server().app.inject({ method: 'DELETE', url: `/api/Viagens/${viagemId}/Status`, headers });

  /** The words of operations are as old as it takes for something to follow from them. */
  const wait = (): Promise<unknown> =>
    sql`update partida_atrasada set dito_em = dito_em - interval '11 minutes'`.execute(db());
  /** One run of the job. */
  const give = (): Promise<void> => {
    const { database, steps } = server().services;
    return giveCupons({ database, steps, publicUrl: 'https://itape.test' });
  };
  /** The coach left so late, and what follows from it has followed. */
  async function leaveLate(viagemId: string, atrasoMinutos = 75): Promise<void> {
    await say(viagemId, 'em_viagem', atrasoMinutos);
    await wait();
    await give();
  }

  const cupons = async (sub: string): Promise<CupomDaConta[]> => {
    const answer = await server().app.inject({ url: '/api/Cupons', headers: signedInAs(sub) });
    return answer.json<{ data: CupomDaConta[] }>().data;
  };
  async function told(para: string): Promise<Email[]> {
    const rows = await db()
      .selectFrom('caixa_saida')
      .select('corpo')
      .where('chave', 'like', 'cupom-de-atraso/%')
      .orderBy('criado_em')
      .execute();
    return rows.map(({ corpo }) => corpo as Email).filter((email) => email.para === para);
  }

  return { db, umaConta, umaViagemDe, say, takeBack, wait, give, leaveLate, cupons, told };
}
