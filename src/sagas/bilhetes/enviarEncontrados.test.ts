import { overLimit, refused, succeeded } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { HttpResult } from '../../services/ports';
import { selectSubmission } from '../../store/submissions';
import { enviarEncontrados } from './enviarEncontrados';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const asked = { localizador: 'K7Q2MP', documento: '529.982.247-25' };

async function ask(reply: HttpResult<unknown>, times = 1) {
  const flow = startWorkflow(enviarEncontrados, { replies: { 'POST /Bilhetes/Busca/Email': reply } });
  for (let time = 0; time < times; time += 1) {
    flow.emit('BilhetesPorEmailPedidos', asked);
    await settle();
  }
  return { ...flow, submission: selectSubmission(flow.state(), 'bilhetesPorEmail') };
}

describe('tickets that were found', () => {
  it('are asked for by mail in a body, and the masked address is what stays', async () => {
    const { ports, state, submission } = await ask(succeeded({ para: 'a***@itape.test' }));
    expect(ports.http.request).toHaveBeenCalledWith(
      expect.objectContaining({ method: 'POST', path: '/Bilhetes/Busca/Email', body: asked }),
    );
    expect(submission).toMatchObject({ phase: 'done', valor: 'a***@itape.test' });
    expect(JSON.stringify(state())).not.toMatch(/K7Q2MP|529\.?982/);
  });

  it('may be asked for again', async () => {
    const { ports } = await ask(succeeded({ para: 'a***@itape.test' }), 2);
    expect(ports.http.request).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the server has no address', refused(409, 'Não temos um e-mail.'), 'Não temos um e-mail.'],
    [
      'there were too many attempts',
      overLimit(1_800),
      'Muitas tentativas em pouco tempo. Tente de novo em 30 minutos.',
    ],
  ])('are refused in its words where %s', async (_, reply, mensagem) => {
    const { submission } = await ask(reply);
    expect(submission).toMatchObject({ phase: 'refused', erros: [{ mensagem }] });
  });
});
