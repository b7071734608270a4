import { failed, offline } from '../../../tests/support/builders';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { Events } from '../../events/catalogue';
import type { HttpResult } from '../../services/ports';
import { selectSubmission, type SubmissionName } from '../../store/submissions';
import { baixarFechamento } from '../agencia/baixarFechamento';
import { levarPedidos } from '../agencia/levarPedidos';
import { baixarBilhete } from '../bilhetes/baixarBilhete';
import { baixarRecibo } from '../pagamento/baixarRecibo';
import type { Workflow } from './supervised';

const bilhete = { bilheteId: 'b1', localizador: 'ABCD23', poltrona: 5 };

interface Baixa<K extends keyof Events = keyof Events> {
  workflow: Workflow;
  name: SubmissionName;
  event: K;
  payload: Events[K];
}
const baixas: [string, Baixa][] = [
  ['a ticket', { workflow: baixarBilhete, name: 'bilheteArquivo', event: 'BilhetePdfPedido', payload: bilhete }],
  [
    'a receipt',
    { workflow: baixarRecibo, name: 'recibo', event: 'ReciboPedido', payload: { pedidoId: 'p1', localizador: 'A' } },
  ],
  [
    'a closing report',
    {
      workflow: baixarFechamento,
      name: 'fechamento',
      event: 'FechamentoPedido',
      payload: { id: 'c1', numero: 7, formato: 'pdf' },
    },
  ],
  [
    'the list of orders',
    { workflow: levarPedidos, name: 'exportacaoPedidos', event: 'PedidosExportados', payload: { consulta: {} } },
  ],
];

/** Asks a signed-in person's device for a file, which ends like this. */
async function ask({ workflow, name, event, payload }: Baixa, answer: Promise<HttpResult<null>>) {
  const app = startWorkflow([signedInFlow(), workflow], { files: { save: () => answer } });
  (app.emit as (type: string, payload: unknown) => void)(event, payload);
  await app.settle();
  return { app, submission: selectSubmission(app.state(), name), toasts: app.state().interface.toasts };
}

describe.each(baixas)('saving %s', (_, baixa) => {
  it('is under way until the file is there', async () => {
    const { submission } = await ask(baixa, new Promise(() => undefined));
    expect(submission.phase).toBe('sending');
  });

  it('says where it failed, and keeps the session', async () => {
    const { app, submission, toasts } = await ask(baixa, Promise.resolve(offline()));
    expect(toasts).toMatchObject([{ tone: 'danger' }]);
    expect([submission.phase, app.state().sessao.login.phase]).toEqual(['refused', 'signedIn']);
  });

  it('ends the session where the identity was refused, without a word of the file', async () => {
    const refusal = failed({ kind: 'identity', codigo: 'TOKEN_INVALIDO' });
    const { app, submission, toasts } = await ask(baixa, Promise.resolve(refusal));
    expect(app.state().sessao.login.phase).toBe('anonymous');
    expect([submission.phase, toasts.filter(({ tone }) => tone === 'danger')]).toEqual(['idle', []]);
  });
});
