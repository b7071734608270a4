import { jurisdicaoDe } from './policies';

const stop = (uf: string) => ({ localidade: { id: '1', nome: 'Lugar', uf, terminal: '', fuso: '' } });
const trecho = (from: string, to: string) => ({ partida: stop(from), chegada: stop(to) });

describe('who makes the rules', () => {
  it.each([
    ['the federal agency between states', [trecho('SP', 'RJ')], 'ANTT'],
    ['the state that is not left', [trecho('SP', 'SP')], 'SP'],
    ['the state, there and back', [trecho('MG', 'MG'), trecho('MG', 'MG')], 'MG'],
    ['the federal agency once any way leaves the state', [trecho('SP', 'SP'), trecho('SP', 'PR')], 'ANTT'],
  ])('is %s', (_, trechos, jurisdicao) => {
    expect(jurisdicaoDe(trechos)).toBe(jurisdicao);
  });
});
