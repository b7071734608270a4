import { textoPontualidade } from './pontualidade';

it.each([
  [50, 46, 'No horário em 92% das últimas 50 viagens desta linha'],
  [48, 47, 'No horário em 97% das últimas 48 viagens desta linha'],
  [50, 50, 'No horário em 100% das últimas 50 viagens desta linha'],
  [20, 0, 'No horário em 0% das últimas 20 viagens desta linha'],
])('of %i trips, %i on time, says "%s"', (viagens, noHorario, text) => {
  expect(textoPontualidade({ viagens, noHorario })).toBe(text);
});
