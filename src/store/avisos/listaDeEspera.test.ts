import { type Acao, stateAfter } from '../../../tests/support/openStore';
import { esperaKept, esperaRefused, esperaSent, esperasForgotten, selectEspera } from './listaDeEspera';

const after = (...acoes: Acao[]) => selectEspera(stateAfter(...acoes), '100 1 2');
const sent = esperaSent('100 1 2');
const kept = esperaKept({ chave: '100 1 2', id: 'e1' });
const refused = esperaRefused({ chave: '100 1 2', erro: 'Sem conexão.' });

describe('a wait on its card', () => {
  it.each<[string, Acao[], object]>([
    ['as the list says', [], { sending: false, erro: null }],
    ['on its way', [sent], { sending: true, erro: null }],
    ['open', [sent, kept], { sending: false, erro: null, id: 'e1' }],
    [
      'as it was, with the words of a failure',
      [kept, sent, refused],
      { sending: false, erro: 'Sem conexão.', id: 'e1' },
    ],
    ['without those words once it is sent again', [refused, sent], { sending: true, erro: null }],
    ['ended', [kept, sent, esperaKept({ chave: '100 1 2', id: null })], { sending: false, erro: null, id: null }],
    ['forgotten', [kept, esperasForgotten()], { sending: false, erro: null }],
  ])('is %s', (_, acoes, expected) => expect(after(...acoes)).toEqual(expected));

  it('says nothing about another card', () => {
    expect(after(esperaKept({ chave: '200 1 2', id: 'e2' }))).toEqual({ sending: false, erro: null });
  });
});
