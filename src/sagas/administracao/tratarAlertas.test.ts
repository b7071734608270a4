import { refused, succeeded } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { selectToasts } from '../../store/aplicativo/interface';
import { tratarAlertas } from './tratarAlertas';

it.each([
  ['AlertaVisto', 'Ciencia', 'Anotado.'],
  ['MensagemReenviada', 'Reenvio', 'A mensagem vai sair de novo.'],
] as const)('%s is sent to the server, and said to be done or refused', async (event, end, done) => {
  const replies = [refused(409, 'Não há mensagem parada neste alerta.'), succeeded(null)];
  const app = startWorkflow(tratarAlertas, {
    replies: { [`POST /Administracao/Alertas/a1/${end}`]: () => replies.shift() ?? succeeded(null) },
  });
  app.emit(event, { id: 'a1' });
  await app.settle();
  app.emit(event, { id: 'a1' });
  await app.settle();
  expect(selectToasts(app.state()).map(({ texto }) => texto)).toEqual(['Não há mensagem parada neste alerta.', done]);
});
