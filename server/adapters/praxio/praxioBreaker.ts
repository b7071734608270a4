import type { SistemaOperadora } from '../../bilhetes/emissao/praxioPort';
import { PraxioUnavailable } from '../../conta/operadora/operadoraLogin';
import { createBreaker, type OpenBreaker } from '../../platform/breaker/breaker';
import type { BloqueioOperadora } from '../../reservas/operadora/bloqueioPort';
import type { PartidasOperadora } from '../../viagens/operadora/partidasOperadora';

/**
 * The operator's departures, seats and blocks behind a circuit breaker: travellers see the map that is known at once
 * instead of waiting for a system that is away. Sales are not behind it: each has turns of its own and hours of time.
 */
export function createPraxioBreaker(
  praxio: SistemaOperadora,
  now?: () => number,
  open: OpenBreaker = createBreaker,
): PartidasOperadora & BloqueioOperadora {
  const { guard } = open({
    isAway: (error) => error instanceof PraxioUnavailable,
    closed: () => new PraxioUnavailable('the operator is left alone for a while', true),
    now,
  });
  return {
    listLocalidades: guard(praxio.listLocalidades),
    listDestinos: guard(praxio.listDestinos),
    listPartidas: guard(praxio.listPartidas),
    listPoltronas: guard(praxio.listPoltronas),
    block: guard(praxio.block),
    release: guard(praxio.release),
  };
}
