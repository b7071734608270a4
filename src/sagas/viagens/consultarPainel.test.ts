import { startWorkflow } from '../../../tests/support/startWorkflow';
import { consultarPainel } from './consultarPainel';

it('leads to the board of the day that was asked for, as often as it is asked', async () => {
  const { emit, ports, settle } = startWorkflow(consultarPainel);
  const consulta = { localidadeOrigem: '1', localidadeDestino: '4', data: '2026-12-01' };
  emit('PainelConsultado', { consulta });
  await settle();
  expect(ports.navigation.path).toBe('/informacao-de-viagem?localidadeOrigem=1&localidadeDestino=4&data=2026-12-01');

  emit('PainelConsultado', { consulta: { ...consulta, data: '2026-12-02' } });
  await settle();
  expect(ports.navigation.path).toContain('data=2026-12-02');
});
