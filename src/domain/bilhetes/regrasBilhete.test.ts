import { EMBARQUE_MINUTOS } from '../viagens/embarqueMinutos';
import { DOCUMENTOS_EMBARQUE } from './regrasBilhete';
import { regrasCancelamento } from './regrasCancelamento';

const politica = {
  horasMinimas: 3,
  pctMulta: 5,
  pctRemarcacao: 20,
  diasArrependimento: 7,
  diasValidade: 365,
  baseLegal: 'Lei 11.975/2009',
};

describe('the rules of cancelling in words', () => {
  it('are those of the numbers that stood when it was bought', () => {
    const text = regrasCancelamento(politica).join('\n');
    for (const words of ['até 7 dias', 'Até 3 horas', 'até 5% da tarifa', 'até 20% da tarifa', '1 ano', 'Lei 11.975'])
      expect(text).toContain(words);
    const later = regrasCancelamento({ ...politica, horasMinimas: 6, pctMulta: 10, diasValidade: 180 }).join('\n');
    for (const words of ['Até 6 horas', 'até 10% da tarifa', '180 dias']) expect(later).toContain(words);
  });
});

it('the notice of when to come names the minutes in which boarding begins', () => {
  expect(DOCUMENTOS_EMBARQUE[0]).toBe(`Chegue ${EMBARQUE_MINUTOS} minutos antes da partida.`);
});
