import { msg } from '../../../src/words/t';
import { Id, closed } from '../../../src/domain/wire/base/campos';
import { Reserva } from '../../../src/domain/wire/compra/reservas';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency/idempotency';
import { conflict } from '../../platform/http/problem';
import { created } from '../../platform/http/responses';
import type { Extension } from '../prazo/extend';
import { findOwn } from '../findOwn';
import type { Inventory } from '../inventory';
import { toReserva } from '../reservaView';

/** Extends a reserva once, for its holder. */
export function registerProrrogacao(
  app: App,
  { inventory, idempotent }: { inventory: Inventory; idempotent: Idempotent },
): void {
  app.post(
    '/api/Reservas/:id/Prorrogacao',
    {
      config: { access: 'autenticado' },
      schema: {
        tags: ['reservas'],
        summary: 'Prorroga uma reserva em 5 minutos, uma vez',
        params: closed({ id: Id }),
        response: created(Reserva),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { body } = await idempotent(request, async (tx) => {
        await findOwn(tx, inventory, id, request.identity.sub);
        const refusal = refusals[await inventory.extendReserva(tx, id)];
        if (refusal) throw conflict(...refusal);
        return { status: 201, body: toReserva(await findOwn(tx, inventory, id, request.identity.sub)) };
      });
      return reply.code(201).send({ data: body });
    },
  );
}

/** The reason why a reserva gets no more time, in words for the person. */
const refusals: Record<Extension, [codigo: string, mensagem: string] | null> = {
  prorrogada: null,
  vencida: ['RESERVA_EXPIRADA', msg('O tempo da sua reserva acabou. Escolha as poltronas de novo.')],
  usada: ['PRORROGACAO_USADA', msg('Esta reserva já foi prorrogada uma vez.')],
  pagamento_iniciado: ['PAGAMENTO_INICIADO', msg('O pagamento já começou: vale o tempo que ele mostra.')],
};
