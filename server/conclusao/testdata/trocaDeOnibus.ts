import { sql } from 'kysely';
import type { PartidaOperada, PreviaOnibus } from '../../../src/domain/wire/administracao/partidas';
import { signedInAs } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';

/** Coaches of the small catalogue. */
export const CONVENCIONAL = 1;
export const DOIS_ANDARES = 2;

const headers = signedInAs('otto', 'Operacao');

/** An operator who changes coaches over the wire. */
export function umaOperacao({ app, services }: Server) {
  const url = (id: string, rest = '') => `/api/Administracao/Partidas/${id}${rest}`;
  const read = async (id: string): Promise<PartidaOperada> =>
    (await app.inject({ url: url(id), headers })).json<{ data: PartidaOperada }>().data;
  const preview = async (id: string, layoutId: number): Promise<PreviaOnibus> =>
    (await app.inject({ url: url(id, `/Onibus/${layoutId}`), headers })).json<{ data: PreviaOnibus }>().data;
  const put = async (id: string, payload: object) =>
    app.inject({
      method: 'PUT',
      url: url(id, '/Onibus'),
      headers,
      payload: { versao: (await read(id)).versao, ...payload },
    });
  return {
    read,
    preview,
    put,
    /** Changes the coach as the preview proposes it, again where somebody came after it; false where it never went. */
    insist: async (id: string, layoutId: number, motivo?: string): Promise<boolean> => {
      for (let turn = 0; turn < 20; turn += 1) {
        const { mudancas } = await preview(id, layoutId);
        const reply = await put(id, { layoutId, mudancas, ...(motivo !== undefined && { motivo }) });
        if (reply.statusCode === 200) return true;
        if (reply.statusCode !== 409) throw new Error(reply.body);
      }
      return false;
    },
    /** Changes the coach as the preview proposes it. */
    change: async (id: string, layoutId: number, motivo?: string) => {
      const { mudancas } = await preview(id, layoutId);
      return put(id, { layoutId, mudancas, ...(motivo !== undefined && { motivo }) });
    },
    /** Faults of the books of a departure: a seat that its coach lacks, a leg without its seat, a seat that only one of the books names. */
    faults: async (id: string): Promise<unknown[]> => {
      const { rows } = await sql`
        select 'fora do ônibus' as falta, o.poltrona from ocupacao o join partida p on p.id = o.partida_id
          left join layout_poltrona l on l.layout_id = p.layout_id and l.poltrona = o.poltrona
          where o.partida_id = ${id}::bigint and l.poltrona is null and (o.expira_em is null or o.expira_em > now())
        union all
        select 'sem lugar', i.poltrona from pedido_item i join pedido d on d.id = i.pedido_id
          join bilhete b on b.pedido_id = i.pedido_id and b.n = i.n and b.situacao = 'emitido'
          join reserva_trecho t on t.reserva_id = d.reserva_id and t.n = i.trecho
          where i.viagem_id = ${id}::bigint and t.seq_d - t.seq_o <> (
            select count(*) from ocupacao o where o.partida_id = t.partida_id and o.reserva_id = d.reserva_id
              and o.poltrona = i.poltrona and o.expira_em is null)
        union all
        select 'reserva sem poltrona', o.poltrona from ocupacao o
          join reserva_trecho t on t.reserva_id = o.reserva_id and t.partida_id = o.partida_id
          left join reserva_poltrona r on r.reserva_id = o.reserva_id and r.n = t.n and r.poltrona = o.poltrona
          where o.partida_id = ${id}::bigint and r.poltrona is null`.execute(services.database.db);
      return rows;
    },
  };
}

/** The texts of the e-mails that told the buyer of an order of other seats, oldest first. */
export async function mudancaEmails({ services }: Server, localizador: string): Promise<string[]> {
  const { rows } = await sql<{ texto: string }>`
    select corpo->>'corpo' as texto from caixa_saida
    where topico = 'email' and chave like 'mudanca-poltrona/%' and corpo->>'assunto' like ${`%${localizador}`}
    order by criado_em`.execute(services.database.db);
  return rows.map(({ texto }) => texto);
}
