import fc from 'fast-check';
import { addDias, isDia } from '../base/data';
import { converse } from './conversa';
import { dataRules, diaRules, resolveDia } from './dias';
import { understand } from './understand';
import { normalizeFala } from './escrita';
import { startReading, extract } from './reading';
import { withOrigemChatbot, linkDoChatbot } from './link';
import { createLexico, type Lugar } from './lugares';
import { conversaNova, type Mundo } from './passos';

const lugar = (id: string, nome: string, uf: string, terminal: string): Lugar => ({
  id,
  nome,
  uf,
  terminal,
  fuso: 'America/Sao_Paulo',
});
const lugares = [
  lugar('1', 'São Paulo', 'SP', 'Tietê'),
  lugar('2', 'São Paulo', 'SP', 'Barra Funda'),
  lugar('3', 'Rio de Janeiro', 'RJ', 'Novo Rio'),
  lugar('4', 'Campinas', 'SP', 'Ramos de Azevedo'),
];
const lexico = createLexico(
  lugares.map((one, i) => ({ ...one, id: Number(one.id), aliases: '', peso: 100 - i, lugar: one })),
);
/** A Wednesday. */
const HOJE = '2026-11-18';
const mundo: Mundo = {
  lugar: (id) => lugares.find((one) => one.id === id),
  serve: (origem, destino) => origem !== '2' || destino === '4',
  hoje: () => HOJE,
  ultimoDia: (hoje) => addDias(hoje, 60),
};

/** Runs a conversation message by message; returns the last step and the conversation after it. */
const talk = (...messages: string[]) =>
  messages.reduce(({ conversa }, texto) => converse(conversa, understand(texto, lexico, conversa.pedido), mundo, 6), {
    conversa: conversaNova,
    passo: { tipo: 'incompreensao' },
  } as ReturnType<typeof converse>);

const fala = fc.array(
  fc.constantFrom(
    ...'de pro pra sp rio campinas amanhã hj 12/12 31/02 dia 99 sexta que vem volto ida e volta 2 pessoas às 8h - / leito <b> 🚌 não 0 24h'.split(
      ' ',
    ),
  ),
  { maxLength: 14 },
);

describe('the grammar', () => {
  it('reads anything without falling over, and says a step that is known', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fala.map((words) => words.join(' ')),
            fc.string({ maxLength: 80 }),
          ),
          { maxLength: 4 },
        ),
        (texts) => {
          const { conversa, passo } = talk(...texts);
          expect(passo.tipo).toMatch(/^\w+$/);
          if (conversa.dia !== null) expect(isDia(conversa.dia)).toBe(true);
          if (conversa.volta !== null && conversa.dia !== null) expect(conversa.volta >= conversa.dia).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('makes plain words between single spaces of whatever is written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (texto) => {
        expect(normalizeFala(texto)).toMatch(/^([a-z0-9/-]+( [a-z0-9/-]+)*)?$/);
      }),
    );
  });

  it('never names a day that is over, whichever day it is today', () => {
    const said = [
      'amanha',
      'hoje',
      'sexta',
      'sexta que vem',
      'dia 5',
      'dia 31',
      '29 de fevereiro',
      '1 de janeiro',
      'domingo',
    ];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), fc.constantFrom(...said), (ahead, texto) => {
        const hoje = addDias(HOJE, ahead);
        const data = extract(startReading(texto), dataRules);
        const [found] = [...data.matches, ...extract(data.reading, diaRules).matches];
        const day = found && resolveDia(found.valor, hoje);
        if (day && 'dia' in day) expect(day.dia >= hoje && isDia(day.dia)).toBe(true);
      }),
    );
  });
});

describe('the conversation', () => {
  it('asks where one goes, where from and when, and then has a trip', () => {
    expect(talk('oi').passo).toEqual({ tipo: 'saudacao' });
    expect(talk('quero uma passagem').passo).toMatchObject({ tipo: 'pergunta', campo: 'destino' });
    expect(talk('quero uma passagem', 'rio').passo).toMatchObject({ tipo: 'pergunta', campo: 'origem' });
    expect(talk('passagem', 'rio', 'campinas').passo).toMatchObject({ tipo: 'pergunta', campo: 'dia' });
    expect(talk('passagem', 'rio', 'campinas', '25').passo).toMatchObject({ tipo: 'viagens', dia: '2026-11-25' });
  });

  it('takes the only terminal that goes there, and asks where several do', () => {
    expect(talk('são paulo rio amanhã').passo).toMatchObject({ tipo: 'viagens', origem: { id: '1' } });
    const asked = talk('são paulo campinas amanhã');
    expect(asked.passo).toMatchObject({ tipo: 'pergunta', campo: 'origem', opcoes: [{ id: '1' }, { id: '2' }] });
    expect(talk('são paulo campinas amanhã', '2').passo).toMatchObject({ tipo: 'viagens', origem: { id: '2' } });
    expect(talk('são paulo campinas amanhã', 'São Paulo (SP), Barra Funda').passo).toMatchObject({
      origem: { id: '2' },
    });
  });

  it('asks a second time in other words, and then admits that it does not understand', () => {
    expect(talk('passagem', 'hmm').passo).toMatchObject({ tipo: 'pergunta', denovo: true });
    expect(talk('passagem', 'hmm', 'hmm').passo).toEqual({ tipo: 'incompreensao' });
  });

  it('says both Fridays where the words may mean either', () => {
    expect(talk('campinas rio sexta que vem').passo).toMatchObject({ dia: '2026-11-20', outroDia: '2026-11-27' });
  });

  it('forgets a way back that would be before the way out', () => {
    const { conversa, passo } = talk('campinas rio amanhã e volto dia 21', 'vou dia 25');
    expect([conversa.volta, passo]).toMatchObject([null, { tipo: 'pergunta', campo: 'volta' }]);
    expect(talk('campinas rio amanhã e volto dia 21', 'só ida').conversa.idaVolta).toBe(false);
  });

  it('begins anew where that is wished', () => {
    expect(talk('campinas rio amanhã', 'nova busca')).toEqual({ conversa: conversaNova, passo: { tipo: 'recomeco' } });
  });
});

describe('a link of the assistant', () => {
  it('says once where it comes from', () => {
    expect(withOrigemChatbot('/destinos')).toBe('/destinos?origem=chatbot');
    expect(withOrigemChatbot('/destinos?origem=x&a=1')).toBe('/destinos?origem=chatbot&a=1');
    expect(linkDoChatbot('https://mal.test')).toBeNull();
  });
});
