import { refused, succeeded } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { AcaoPartida } from '../../domain/administracao/partidas';
import type { HttpRequest } from '../../services/ports';
import { selectSubmission } from '../../store/submissions';
import { operarPartida } from './operarPartida';

const status = { situacao: 'prevista', atrasoMinutos: 40, motivo: 'chuva' } as const;
const PATH = '/Administracao/Partidas/7';

describe('operarPartida', () => {
  it.each<[AcaoPartida, HttpRequest]>([
    [{ tipo: 'informar', status } as const, { method: 'PUT', path: `${PATH}/Status`, body: { versao: 'a/-', status } }],
    [{ tipo: 'desfazer' } as const, { method: 'DELETE', path: `${PATH}/Status?versao=a%2F-` }],
    [
      { tipo: 'onibus', layoutId: 2, mudancas: [] } as const,
      { method: 'PUT', path: `${PATH}/Onibus`, body: { versao: 'a/-', layoutId: 2, mudancas: [] } },
    ],
    [
      { tipo: 'onibus', layoutId: 2, mudancas: [{ id: 'r/1', para: 3 }], motivo: 'quebrou' } as const,
      {
        method: 'PUT',
        path: `${PATH}/Onibus`,
        body: { versao: 'a/-', layoutId: 2, mudancas: [{ id: 'r/1', para: 3 }], motivo: 'quebrou' },
      },
    ],
  ])('sends %j with the state that was seen', async (acao, request) => {
    const replies = { [`${request.method} ${request.path.split('?')[0]}`]: succeeded({}) };
    const app = startWorkflow(operarPartida, { replies });
    app.emit('PartidaOperada', { id: '7', versao: 'a/-', acao });
    await app.settle();
    expect(app.ports.http.request).toHaveBeenCalledWith(expect.objectContaining(request));
    expect(selectSubmission(app.state(), 'operacaoDoDia')).toEqual({ phase: 'done', acao: null, valor: null });
  });

  it('keeps the reason of a refusal', async () => {
    const app = startWorkflow(operarPartida, { replies: { [`PUT ${PATH}/Onibus`]: refused(409, 'Mudou.') } });
    app.emit('PartidaOperada', { id: '7', versao: 'a/-', acao: { tipo: 'onibus', layoutId: 2, mudancas: [] } });
    await app.settle();
    const erros = [{ mensagem: 'Mudou.' }];
    expect(selectSubmission(app.state(), 'operacaoDoDia')).toEqual({ phase: 'refused', acao: null, erros });
  });
});
