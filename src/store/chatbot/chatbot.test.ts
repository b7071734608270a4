import { type Acao, stateAfter as after } from '../../../tests/support/openStore';
import type { RespostaChatbot } from '../../domain/wire/chatbot/chatbot';
import { mensagemSent, respostaReceived, selectChatbot, selectConversaId, selectUltimaMensagem } from './chatbot';

const resposta = (id: string, fields: Partial<RespostaChatbot> = {}) =>
  respostaReceived({ id, resposta: { conversaId: 'c1', baloes: [], sugestoes: [], pede: null, ...fields } });
const sent = (id: string, texto = 'Oi') => mensagemSent({ id, texto });
const falas = (...acoes: Acao[]) =>
  selectChatbot(after(...acoes)).falas.map((fala) =>
    fala.de === 'pessoa' ? `${fala.id} ${fala.texto}` : `${fala.id} resposta`,
  );

describe('a message to the assistant', () => {
  it('stands before its answer', () => {
    expect(falas(sent('1'))).toEqual(['1 Oi']);
    expect(falas(sent('1'), resposta('a'))).toEqual(['1 Oi', 'a resposta']);
  });

  it('sent again under its id stands once, at the end', () => {
    expect(falas(sent('1'), resposta('a'), sent('2'), sent('2'))).toEqual(['1 Oi', 'a resposta', '2 Oi']);
  });

  it('clears what was offered before', () => {
    const state = after(sent('1'), resposta('a', { sugestoes: ['Amanhã'] }), sent('2'));
    expect(selectChatbot(state)).toMatchObject({ sugestoes: [], pede: null });
  });

  it('is found again as the last one of the person, behind the answers', () => {
    expect(selectUltimaMensagem(after())).toBeNull();
    expect(selectUltimaMensagem(after(sent('1'), resposta('a'), sent('2', 'Rio'), resposta('b')))).toMatchObject({
      id: '2',
      texto: 'Rio',
    });
  });
});

describe('the conversation', () => {
  it('goes on under the id that the server gave it', () => {
    expect(selectConversaId(after(sent('1'), resposta('a', { conversaId: 'c2' })))).toBe('c2');
  });

  it('keeps its last sixty turns as it grows', () => {
    const many = Array.from({ length: 70 }, (_, i) => sent(String(i)));
    const { falas: kept } = selectChatbot(after(...many));
    expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([60, '10', '69']);
  });
});
