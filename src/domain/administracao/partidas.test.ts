import { mudancaDoRegistro, textoAfetados, textoEstado, textoSemLugar } from './partidas';

const estado = { situacao: 'prevista', atrasoMinutos: 70, plataforma: '12', motivo: 'chuva' } as const;

it.each([
  [null, 'No horário'],
  [estado, '1h 10min de atraso, plataforma 12. Chuva forte na estrada.'],
  [{ ...estado, atrasoMinutos: 0, motivo: null }, 'No horário, plataforma 12.'],
  [{ ...estado, situacao: 'cancelada', plataforma: null } as const, 'Cancelada. Chuva forte na estrada.'],
])('%j reads: %s', (one, words) => expect(textoEstado(one)).toBe(words));

it.each([
  [0, 0, 0, '0 passageiros com bilhete.'],
  [1, 1, 1, '1 passageiro com bilhete, em 1 pedido, e 1 poltrona em reserva.'],
  [31, 28, 2, '31 passageiros com bilhete, em 28 pedidos, e 2 poltronas em reserva.'],
])('%s tickets of %s orders and %s held seats: %s', (a, b, c, words) => expect(textoAfetados(a, b, c)).toBe(words));

it('an act tells what stood before and after it', () => {
  const act = { id: '1', em: '2026-11-21T12:00:00-03:00', proprio: true } as const;
  expect(mudancaDoRegistro({ ...act, tipo: 'onibus', antes: 'A', depois: 'B' })).toBe('De A para B.');
  expect(mudancaDoRegistro({ ...act, tipo: 'desfeito', antes: estado, depois: null })).toBe(
    'Antes: 1h 10min de atraso, plataforma 12. Chuva forte na estrada. Depois: No horário.',
  );
});

it('a seat that another coach lacks is named with its order', () => {
  expect(textoSemLugar({ poltrona: 46, motivo: 'inexistente', localizador: 'K7M2QX' })).toBe(
    'Poltrona 46 (pedido K7M2QX): não existe no outro ônibus',
  );
  expect(textoSemLugar({ poltrona: 3, motivo: 'outra_classe', localizador: null })).toContain('(em reserva)');
});
