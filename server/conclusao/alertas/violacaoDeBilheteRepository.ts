/**
 * Reads `ocupacao`, `partida`, `bilhete`, `bilhete_encerrado`, `pedido_item`, `beneficio_*`, `adicional_vaga` and `cupom_uso` of other rooms: a
 * ticket has one seat, one sale and at most one successor.
 */
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database';
import { listViolations, type Check } from './violacaoRepository';
import type { Violation } from './violation';

const VIVO = sql`('emitido','embarcado','nao_embarcou')`;
const SEM_BILHETE = sql`('reservado','aguardando_pagamento','pago','emitindo','reserva_expirada','pagamento_recusado',
  'pagamento_expirado','pago_sem_poltrona')`;
/** As `LIVE_SUCCESSOR`: an order that replaces a ticket, from the choice to the issued ticket. */
const TROCA_VIVA = sql`('reservado','aguardando_pagamento','pago','emitindo','emitido_parcial','emitido')`;

const checks: readonly Check[] = [
  [
    'I1',
    'duas vendas da mesma poltrona',
    sql`select a.pedido_id from item a join item b on b.viagem_id = a.viagem_id and b.poltrona = a.poltrona
      and (b.pedido_id, b.n) <> (a.pedido_id, a.n) and b.seq_o < a.seq_d and a.seq_o < b.seq_d
      where a.bilhete in ${VIVO} and b.bilhete in ${VIVO}`,
  ],
  [
    'I1',
    'bilhete sem a sua poltrona',
    // A month after the travel the seats are archived.
    sql`select pedido_id from item where bilhete in ${VIVO} and not exists (
        select 1 from partida a where a.id = item.viagem_id and a.ocupadas_arquivadas is not null)
      and seq_d - seq_o <> (
      select count(*) from ocupacao o where o.partida_id = item.viagem_id and o.poltrona = item.poltrona
        and o.reserva_id = item.reserva_id and o.expira_em is null and o.perna >= item.seq_o and o.perna < item.seq_d)`,
  ],
  [
    'I2',
    'pedido emitido com poltrona sem bilhete',
    sql`select pedido_id from item where bilhete_id is null and (situacao = 'emitido'
      or (situacao = 'emitido_parcial' and coalesce(emissao, '') not in ('pendente','vendendo','recusada','vendida')))`,
  ],
  [
    'I2',
    'bilhete num pedido que não emitiu, ou valendo num que devolveu',
    sql`select pedido_id from item where bilhete_id is not null and (situacao in ${SEM_BILHETE}
      or (situacao in ('estorno_em_processamento','estornado','cancelado') and bilhete in ${VIVO}))`,
  ],
  [
    'P1',
    'bilhete sem venda na operadora',
    sql`select pedido_id from item where bilhete in ${VIVO} and emissao is not null and emissao <> 'vendida'`,
  ],
  [
    'T1',
    'duas trocas vivas do mesmo bilhete',
    sql`select p.id as pedido_id from p join pedido o on o.remarca_bilhete_id = p.remarca_bilhete_id and o.id <> p.id
      where p.situacao in ${TROCA_VIVA} and o.situacao in ${TROCA_VIVA}`,
  ],
  [
    'T1',
    'troca emitida que não encerrou o bilhete anterior',
    sql`select p.id as pedido_id from p join bilhete b on b.pedido_id = p.id
      left join bilhete_encerrado x on x.bilhete_id = p.remarca_bilhete_id
      where p.remarca_bilhete_id is not null
        and (b.substitui_id is distinct from p.remarca_bilhete_id or x.novo_bilhete_id is distinct from b.id)`,
  ],
  [
    'T1',
    'troca que não valeu com dinheiro aceito',
    sql`select p.id as pedido_id from p join aceito a on a.pedido_id = p.id
      where p.remarca_bilhete_id is not null and p.situacao not in ${TROCA_VIVA}
        and not exists (select 1 from bilhete b where b.pedido_id = p.id)`,
  ],
  [
    'G1',
    'gratuidade sem o seu lugar na partida',
    sql`select item.pedido_id from item join pedido_item i on i.pedido_id = item.pedido_id and i.n = item.n
      where item.bilhete in ${VIVO} and i.desconto_beneficio > 0
        and exists (select 1 from beneficio_regra r
          where r.beneficio = i.beneficio and r.faixa = i.beneficio_faixa and r.vagas is not null)
        and not exists (select 1 from beneficio_vaga v where v.partida_id = item.viagem_id
          and v.reserva_id = item.reserva_id and v.poltrona = item.poltrona and v.expira_em is null)`,
  ],
  [
    'E1',
    'adicional sem o seu lugar na partida',
    sql`select item.pedido_id from item join pedido_item i on i.pedido_id = item.pedido_id and i.n = item.n,
        jsonb_to_recordset(i.adicionais) as a(tipo text, quantidade int)
      where item.bilhete in ${VIVO} and a.quantidade <> (select count(*) from adicional_vaga v
        where v.partida_id = item.viagem_id and v.reserva_id = item.reserva_id and v.poltrona = item.poltrona
          and v.tipo = a.tipo and v.expira_em is null)`,
  ],
  [
    'E1',
    'preço dos adicionais diferente da sua soma',
    sql`select p.id as pedido_id from p join pedido_item i on i.pedido_id = p.id
      where i.adicionais <> '[]'::jsonb and i.adicionais_centavos <> (select sum(a.quantidade * a."precoCentavos")
        from jsonb_to_recordset(i.adicionais) as a(quantidade int, "precoCentavos" int))`,
  ],
  [
    'G1',
    'cupom sem o seu uso',
    sql`select p.id as pedido_id from p where p.cupom is not null and p.situacao in ('emitido','emitido_parcial')
      and not exists (select 1 from cupom_uso u where u.reserva_id = p.reserva_id and u.codigo = p.cupom
        and u.expira_em is null)`,
  ],
];

/** Violations of the invariants of seats, tickets, exchanges and gratuities. */
export const listBilheteViolations = (reader: Reader, desde: string | null): Promise<Violation[]> =>
  listViolations(reader, desde, checks);
