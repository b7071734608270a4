import { Id, closed } from '../../../src/domain/wire/base/campos';
import { Balcao, DevolucaoBalcao, NovoRecebimento, Recebimento } from '../../../src/domain/wire/agencia/balcao';
import { closeCobrancas } from '../../pagamento/dinheiro/closeCobrancas';
import { readCounter } from '../balcao/counterView';
import { payOwedDinheiro } from '../../pagamento/dinheiro/payOwedDinheiro';
import { receiveDinheiro } from '../../pagamento/dinheiro/receiveDinheiro';
import { requireOperador } from '../operadores/requireOperador';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency/idempotency';
import type { Access } from '../../platform/http/access/identity';
import { created, responses } from '../../platform/http/responses';
import type { ConcludePedido } from '../../pedidos/concluirPedido';
import type { PixPort } from '../../pagamento/pix/pixPort';

const tags = ['agência'];

interface Services {
  database: Database;
  pix: PixPort;
  idempotent: Idempotent;
  concludePedido: ConcludePedido;
}

/** Selling at an agency's counter. */
export function registerBalcao(app: App, { database, pix, idempotent, concludePedido }: Services): void {
  const access: Access = { grupos: ['Agencia', 'AgenciaResponsavel'] };

  app.get(
    '/api/Agencia/Balcao',
    {
      config: { access },
      schema: { tags, summary: 'O operador, o seu limite e o seu caixa', response: responses(Balcao) },
    },
    async ({ identity }) => ({ data: await readCounter(database.db, identity) }),
  );

  app.post(
    '/api/Agencia/Pedidos/:id/Dinheiro',
    {
      config: { access },
      schema: {
        tags,
        summary: 'Recebe um pedido do balcão em dinheiro e emite',
        params: closed({ id: Id }),
        body: NovoRecebimento,
        response: created(Recebimento),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { body } = await idempotent(request, async (tx) => {
        const operadora = await requireOperador(tx, request.identity.sub);
        return { status: 201, body: await receiveDinheiro(tx, operadora, id, request.body) };
      });
      // The money is recorded: the remaining steps are idempotent, and the sweeper repeats them.
      await closeCobrancas(database, pix, id);
      await concludePedido(id, true);
      return reply.code(201).send({ data: body });
    },
  );

  app.post(
    '/api/Agencia/Pedidos/:id/Devolucao',
    {
      config: { access },
      schema: {
        tags,
        summary: 'Devolve em dinheiro, do caixa de quem atende, o que o pedido ainda deve',
        params: closed({ id: Id }),
        response: responses(DevolucaoBalcao),
      },
    },
    async (request) => {
      const { id } = request.params;
      const { body } = await idempotent(request, async (tx) => {
        const operadora = await requireOperador(tx, request.identity.sub);
        return { status: 200, body: { devolvidoCentavos: await payOwedDinheiro(tx, operadora, id) } };
      });
      await concludePedido(id, true);
      return { data: body };
    },
  );
}
