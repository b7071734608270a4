import { mudancaDoRegistro, textoAfetados, textoEstado, textoOcupante } from './partidas';

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
  const troca = { ...act, tipo: 'onibus', antes: 'A', depois: 'B', mudancas: 0, motivo: null } as const;
  expect(mudancaDoRegistro(troca)).toBe('De A para B.');
  expect(mudancaDoRegistro({ ...troca, mudancas: 1 })).toBe('De A para B. 1 pessoa mudou de poltrona.');
  expect(mudancaDoRegistro({ ...troca, mudancas: 3, motivo: 'quebrou' })).toBe(
    'De A para B. 3 pessoas mudaram de poltrona. Motivo: quebrou',
  );
  expect(mudancaDoRegistro({ ...act, tipo: 'desfeito', antes: estado, depois: null })).toBe(
    'Antes: 1h 10min de atraso, plataforma 12. Chuva forte na estrada. Depois: No horário.',
  );
});

it('a person is named by seat and order', () => {
  expect(textoOcupante({ poltrona: 46, localizador: 'K7M2QX' })).toBe('Poltrona 46, pedido K7M2QX');
  expect(textoOcupante({ poltrona: 3, localizador: null })).toBe('Poltrona 3, em reserva');
});
