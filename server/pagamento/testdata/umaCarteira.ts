import { randomUUID } from 'node:crypto';
import type { PagamentoDaCarteira } from '../../../src/domain/wire/pagamento/carteira';
import { signedInAs } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import type { Cenario } from '../../sandbox/cartao/cards';
import { dispositivo } from './umCartao';

/** Handed over by the sandbox's wallet for its card with this behaviour. */
export const umaCarteira = (cenario: Cenario): PagamentoDaCarteira => ({
  metodo: 'teste',
  token: JSON.stringify({ cenario, vez: randomUUID() }),
});

/** Pays an order through a wallet over the API. */
export const payByCarteira = (
  { app }: Server,
  pedidoId: string,
  carteira: object,
  { sub = 'ana', key = randomUUID(), ...change }: { sub?: string; key?: string } & Record<string, unknown> = {},
) =>
  app.inject({
    method: 'POST',
    url: `/api/Pedidos/${pedidoId}/Cartao`,
    headers: { ...signedInAs(sub), host: 'localhost', 'idempotency-key': key },
    payload: { carteira, tipo: 'credito', parcelas: 1, dispositivo, ...change },
  });
