import { type Acao, stateAfter } from '../../../tests/support/openStore';
import { avisoKept, avisoRefused, avisoSent, avisosForgotten, selectAvisoPedido } from './avisosPedidos';

const after = (...acoes: Acao[]) => selectAvisoPedido(stateAfter(...acoes), '100 1 2');
const sent = avisoSent('100 1 2');
const kept = avisoKept({ chave: '100 1 2', id: 'e1' });
const refused = avisoRefused({ chave: '100 1 2', erro: 'Sem conexão.' });

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
    ['ended', [kept, sent, avisoKept({ chave: '100 1 2', id: null })], { sending: false, erro: null, id: null }],
    ['forgotten', [kept, avisosForgotten()], { sending: false, erro: null }],
  ])('is %s', (_, acoes, expected) => expect(after(...acoes)).toEqual(expected));

  it('says nothing about another card', () => {
    expect(after(avisoKept({ chave: '200 1 2', id: 'e2' }))).toEqual({ sending: false, erro: null });
  });
});
