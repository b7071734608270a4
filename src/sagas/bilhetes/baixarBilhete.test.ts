import { offline } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { selectToasts } from '../../store/aplicativo/interface';
import { baixarBilhete } from './baixarBilhete';

const bilhete = { bilheteId: 'b1', localizador: 'ABCD23', poltrona: 5 };

describe('keeping a ticket', () => {
  it('saves its PDF, its calendar entry and its pass under the order’s code', async () => {
    const app = startWorkflow(baixarBilhete);
    app.emit('BilhetePdfPedido', bilhete);
    await app.settle();
    app.emit('BilheteAgendaPedido', bilhete);
    await app.settle();
    app.emit('BilheteCarteiraPedido', bilhete);
    await app.settle();

    const { save } = app.ports.files;
    expect(save).toHaveBeenNthCalledWith(3, '/Bilhetes/b1/CarteiraApple', 'itape-ABCD23-poltrona-5.pkpass');
    expect(app.ports.files.save).toHaveBeenNthCalledWith(1, '/Bilhetes/b1/Pdf', 'itape-ABCD23-poltrona-5.pdf');
    expect(app.ports.files.save).toHaveBeenNthCalledWith(2, '/Bilhetes/b1/Calendario', 'itape-ABCD23-poltrona-5.ics');
  });

  it.each([
    ['BilhetePdfPedido', 'O bilhete na tela vale do mesmo jeito.'],
    ['BilheteAgendaPedido', 'Tente novamente.'],
    ['BilheteCarteiraPedido', 'O bilhete na tela vale do mesmo jeito.'],
  ] as const)('says where %s failed, and that the ticket on screen is as good [OC9]', async (event, words) => {
    const app = startWorkflow(baixarBilhete, { files: { save: async () => offline() } });
    app.emit(event, bilhete);
    await app.settle();
    expect(selectToasts(app.state())).toEqual([
      expect.objectContaining({ tone: 'danger', texto: expect.stringContaining(words) as string }),
    ]);
  });
});
