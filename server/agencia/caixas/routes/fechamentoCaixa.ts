import { closed, Id } from '../../../../src/domain/wire/base/campos';
import { Caixa, NovaConferencia, NovaContagem, NovoFechamento } from '../../../../src/domain/wire/agencia/caixas';
import type { Tx } from '../../../platform/database/database';
import type { App } from '../../../platform/http/appTypes';
import type { Idempotent } from '../../../platform/http/idempotency/idempotency';
import type { Access } from '../../../platform/http/access/identity';
import { created } from '../../../platform/http/responses';
import type { OperadorRow } from '../../operadores/operadorRepository';
import { requireResponsavel } from '../../operadores/requireOperador';
import { changeCaixa } from '../changeCaixa';
import { closeCaixa, countCaixa, signOff } from '../countCaixa';

const tags = ['agencia'];
const config: { access: Access } = { access: { grupos: ['Agencia', 'AgenciaResponsavel'] } };
const responsaveis: { access: Access } = { access: { grupos: ['AgenciaResponsavel'] } };
const params = closed({ id: Id });
const response = created(Caixa);

/** The end of a till: count, close, and the supervisor's decision. */
export function registerFechamentoCaixa(app: App, { idempotent }: { idempotent: Idempotent }): void {
  app.post(
    '/api/Agencia/Caixas/:id/Contagem',
    { config, schema: { tags, summary: 'Conta a gaveta e pausa o caixa', params, body: NovaContagem, response } },
    async (request, reply) => {
      const { cedulas } = request.body;
      const work = (tx: Tx, operadora: OperadorRow, id: string) => countCaixa(tx, operadora, id, cedulas);
      const { body } = await idempotent(request, changeCaixa(request.identity.sub, request.params.id, work));
      return reply.code(201).send({ data: body });
    },
  );

  app.post(
    '/api/Agencia/Caixas/:id/Fechamento',
    { config, schema: { tags, summary: 'Fecha o caixa sobre a contagem', params, body: NovoFechamento, response } },
    async (request, reply) => {
      const work = (tx: Tx, operadora: OperadorRow, id: string) => closeCaixa(tx, operadora, id, request.body);
      const { body } = await idempotent(request, changeCaixa(request.identity.sub, request.params.id, work));
      return reply.code(201).send({ data: body });
    },
  );

  app.post(
    '/api/Agencia/Caixas/:id/Conferencia',
    {
      config: responsaveis,
      schema: { tags, summary: 'Confere ou devolve um caixa', params, body: NovaConferencia, response },
    },
    async (request, reply) => {
      const work = (tx: Tx, operadora: OperadorRow, id: string) => signOff(tx, operadora, id, request.body);
      const { sub } = request.identity;
      const { body } = await idempotent(request, changeCaixa(sub, request.params.id, work, requireResponsavel));
      return reply.code(201).send({ data: body });
    },
  );
}
