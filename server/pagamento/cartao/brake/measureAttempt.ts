import { t } from '../../../../src/words/t';
import { provedores } from '../../../../src/domain/sessao/provedor';
import type { Reader, Tx } from '../../../platform/database/database';
import { Problem } from '../../../platform/http/problem';
import type { PedidoRow } from '../../../pedidos/pedidoRepository';
import { callerNetwork } from './callerNetwork';
import { limits, LONGEST_WINDOW_SECONDS, measures, waitSeconds } from './cartaoBrake';
import {
  clockTime,
  deleteMedidasOlderThan,
  insertMedida,
  listCounted,
  lockFreios,
  type Measured,
} from './medidaCartaoRepository';
import { FUSO_DA_SEDE } from '../../../../src/domain/base/data';

/** The origin of an attempt: address and device. */
interface Attempter {
  /** The caller's address. */
  ip: string;
  /** `x-dispositivo` of the request; null without one. */
  aparelho: string | null;
}

/**
 * Refuses another attempt while too many cards of the same person, network or device were refused (409 `CARTAO_EM_PAUSA`
 * with the time from which the next is taken). The rows of the three are locked in one order, so that attempts of other
 * orders and other replicas are counted one after another; the caller holds the lock of the order already.
 */
export async function brakeAttempt(tx: Tx, pedido: PedidoRow, attempter: Attempter): Promise<void> {
  const measured = measuredOf(pedido, attempter);
  await lockFreios(tx, freiosOf(measured));
  const profile = limits[pedido.canal === provedores.agencia ? 'balcao' : 'cliente'];
  let wait = 0;
  for (const measure of measures) {
    const value = measured[measure];
    if (value === null) continue;
    const counted = await listCounted(tx, { measure, value, seconds: LONGEST_WINDOW_SECONDS });
    wait = Math.max(wait, waitSeconds(counted, profile[measure]));
  }
  if (wait > 0) throw paused(wait, await clockTime(tx));
}

/** Writes down by what an attempt is counted, in the transaction that begins it. */
export const measureAttempt = (tx: Tx, cobrancaId: string, pedido: PedidoRow, attempter: Attempter): Promise<void> =>
  insertMedida(tx, cobrancaId, measuredOf(pedido, attempter));

/** Removes the counts that are too old to matter. */
export const forgetMeasures = (reader: Reader): Promise<void> =>
  deleteMedidasOlderThan(reader, 2 * LONGEST_WINDOW_SECONDS);

const measuredOf = ({ dono }: PedidoRow, { ip, aparelho }: Attempter): Measured => ({
  pessoa: dono,
  rede: callerNetwork(ip),
  aparelho: aparelho === null || aparelho === '' ? null : aparelho.slice(0, 80),
});

const freiosOf = (measured: Measured): string[] =>
  measures.flatMap((measure) => (measured[measure] === null ? [] : [`${measure}/${measured[measure]}`])).sort();

const FORMATS = { hora: { hour: '2-digit', minute: '2-digit' }, dia: { day: '2-digit', month: '2-digit' } } as const;

/** `22:14`, `05/12`: the same in every language of the product. */
const shown = (format: keyof typeof FORMATS, em: Date): string =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: FUSO_DA_SEDE, ...FORMATS[format] }).format(em);

/** The refusal names the local time from which a card is accepted, rounded up to the minute so that it holds. */
function paused(seconds: number, agora: Date): Problem {
  const desde = new Date(Math.ceil((agora.getTime() + seconds * 1000) / 60_000) * 60_000);
  const hora = shown('hora', desde);
  const dia = shown('dia', desde);
  const mensagem =
    dia === shown('dia', agora)
      ? t(
          'Houve muitas tentativas com cartão. Por segurança, tente outro cartão a partir das {hora}, ou pague agora com Pix.',
          { hora },
        )
      : t(
          'Houve muitas tentativas com cartão. Por segurança, tente outro cartão a partir das {hora} de {dia}, ou pague agora com Pix.',
          { hora, dia },
        );
  return new Problem(
    409,
    { codigo: 'CARTAO_EM_PAUSA', mensagem },
    {},
    { 'retry-after': String(Math.ceil((desde.getTime() - agora.getTime()) / 1000)) },
  );
}
