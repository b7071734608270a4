import { readFileSync } from 'node:fs';
import { PORTUGUESE_WORDS, setWordsSource } from '../../words/active';
import { catalogues } from '../../words/catalogues';
import type { Language } from '../../words/language';
import { BOTAO, exemplos, fill, IDIOMA, modelos, RODAPE, smsOf, textOf, type NomeModelo } from './modelos';
import { readPedidoDeSaida } from './pedidoDeSaida';
import { mayRing } from './silencio';

const names = Object.keys(modelos) as NomeModelo[];

describe('the messages to a passenger’s phone', () => {
  it.each(names)('are ones that an approval takes: %s', (name) => {
    const { corpo, campos, nome } = modelos[name];
    const places = [...corpo.matchAll(/\{\{(\d)\}\}/g)].map(([, n]) => Number(n));
    expect(places).toEqual(campos.map((_, i) => i + 1));
    // Refused: a text that begins or ends with a place, or two places side by side.
    expect(corpo).not.toMatch(/^\{\{|\}\}$|\}\}\s*\{\{/);
    expect(nome).toMatch(/^[a-z0-9_]{1,512}$/);
  });

  it.each(names)('stand in the page from which they are approved, word by word: %s', (name) => {
    const { nome, corpo, campos } = modelos[name];
    const page = readFileSync('docs/avisos.md', 'utf8');
    const section = page.slice(page.indexOf(`### \`${nome}\``)).split('\n### ')[0] ?? '';
    expect(section).toContain(`> ${corpo}`);
    expect(section).toContain(campos.map((campo, i) => `{{${i + 1}}} = ${exemplos[campo]}`).join(' · '));
  });

  it('say there in which language, over which footer and with which button they are approved', () => {
    const page = readFileSync('docs/avisos.md', 'utf8');
    for (const words of [IDIOMA, RODAPE, BOTAO]) expect(page).toContain(`\`${words}\``);
  });

  it('are filled in the order of their places, each value one line, none empty', () => {
    const aviso = fill('plataforma', { plataforma: '', trajeto: 'São Paulo\n(SP)  para Rio', quando: '24/12' });
    expect(aviso).toEqual({ modelo: 'plataforma', valores: ['São Paulo (SP) para Rio', '24/12', '-'] });
    expect(textOf(aviso)).toBe(
      'A plataforma da sua viagem de São Paulo (SP) para Rio, em 24/12, é agora: -. Confira também os painéis do terminal.',
    );
  });

  it('are written without an accent where they go as a text message, which would cut it at 70 letters', () => {
    const text = smsOf(
      fill('cancelada', { trajeto: 'Conceição → Niterói', quando: '24/12 às 8:00' }),
      'https://i.test/x',
    );
    expect(text).toMatch(/^[\x20-\x7e]+$/);
    expect(text).toContain('Sua viagem de Conceicao - Niteroi, em 24/12 as 8:00, foi cancelada.');
    expect(text).toMatch(/Parar: https:\/\/i\.test\/x$/);
  });
});

describe.each(['en', 'es'] as const)('in %s, the messages to a phone', (language: Language) => {
  beforeEach(() => setWordsSource(() => ({ language, catalogue: catalogues[language] })));
  afterEach(() => setWordsSource(() => PORTUGUESE_WORDS));

  it.each(names)('keep their places, in their order: %s', (name) => {
    const { corpo, campos } = modelos[name];
    const places = [...corpo.matchAll(/\{\{(\d)\}\}/g)].map(([, n]) => Number(n));
    expect(places).toEqual(campos.map((_, i) => i + 1));
    expect(corpo).not.toMatch(/^\{\{|\}\}$|\}\}\s*\{\{/);
  });

  it('are said in that language, filled', () => {
    const text = textOf(fill('cancelada', { trajeto: 'Resende (RJ)', quando: '24/12' }));
    expect(text).toMatch(
      language === 'en' ? /^Your trip from Resende \(RJ\), on 24/ : /^Su viaje de Resende \(RJ\), el 24/,
    );
  });
});

describe('the way out', () => {
  it.each(['SAIR', 'sair', ' Parar. ', 'PARE!', 'stop'])('is one word: %s', (text) =>
    expect(readPedidoDeSaida(text)).toBe('sair'),
  );
  it('has a way back', () => expect(readPedidoDeSaida('Voltar')).toBe('voltar'));
  it.each(['quero sair de São Paulo', 'parar em Resende?', '', 'volta'])('is no part of a sentence: %s', (text) =>
    expect(readPedidoDeSaida(text)).toBeNull(),
  );
});

describe('quiet hours', () => {
  it.each([
    ['07:59', 30, false],
    ['08:00', 30, true],
    ['20:59', 30, true],
    ['21:00', 30, false],
    ['03:00', 12, true],
    ['03:00', 12.1, false],
    ['23:00', -1, false],
    ['10:00', -1, true],
  ])('at %s with %s hours to the departure a phone may ring: %s', (hora, horas, rings) => {
    expect(mayRing(hora, horas)).toBe(rings);
  });
});
