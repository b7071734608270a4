import { alertasAbertos } from '../../../tests/bodies/administracaoBodies';
import { conselhoDe, filtrarAlertas } from './alertas';

/** The invariants and the kinds of work of which the server can warn. */
const TIPOS = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'P1', 'T1', 'G1', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'];

describe('the advice about an alert', () => {
  it.each(TIPOS)('%s says what to do, other than for a kind that nobody knows', (tipo) => {
    expect(conselhoDe({ tipo })).toMatch(/^\p{Lu}.{15,}\.$/u);
    expect(conselhoDe({ tipo })).not.toBe(conselhoDe({ tipo: 'Z9' }));
  });

  it('is a different one for each kind', () => {
    expect(new Set(TIPOS.map((tipo) => conselhoDe({ tipo }))).size).toBe(TIPOS.length);
  });

  it.each(['Z9', '', 'i1', 'I10'])('sends those who see the unknown kind “%s” to the people of the system', (tipo) => {
    expect(conselhoDe({ tipo })).toBe('Chame quem cuida do sistema.');
  });
});

describe('the alerts that are searched', () => {
  const tipos = (texto: string) => filtrarAlertas(alertasAbertos.alertas, texto).map(({ tipo }) => tipo);

  it.each([
    ['', ['I4', 'A3', 'A1']],
    ['   ', ['I4', 'A3', 'A1']],
    ['i4', ['I4']],
    ['k7m2qx', ['I4', 'A1']],
    ['devolução', ['I4', 'A1']],
    ['K7M2QX  PIX', ['A1']],
    ['pix k7m2qx', ['A1']],
    ['dez tentativas', ['A3']],
    ['pedido-emitido', ['A3']],
    ['pix mensagem', []],
    ['null', []],
    ['.*', []],
  ])('with “%s” are those that hold every word of it: %j', (texto, found) => expect(tipos(texto)).toEqual(found));

  it('leave the list itself as it is', () => {
    const before = JSON.stringify(alertasAbertos.alertas);
    filtrarAlertas(alertasAbertos.alertas, 'i4');
    expect(JSON.stringify(alertasAbertos.alertas)).toBe(before);
  });
});
