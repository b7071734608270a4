import { addDias } from '../base/data';
import { converse } from './conversa';
import { createLexico, type Lugar } from './lugares';
import { conversaNova, type Mundo } from './passos';
import { understand } from './understand';

const lugar = (id: string, nome: string, uf: string, terminal: string): Lugar => ({
  id,
  nome,
  uf,
  terminal,
  fuso: 'America/Sao_Paulo',
});
const tiete = lugar('1', 'São Paulo', 'SP', 'Tietê');
const barraFunda = lugar('2', 'São Paulo', 'SP', 'Barra Funda');
const novoRio = lugar('3', 'Rio de Janeiro', 'RJ', 'Novo Rio');
const campinas = lugar('4', 'Campinas', 'SP', 'Ramos de Azevedo');
const santos = lugar('5', 'Santos', 'SP', 'Rodoviária');
const lugares = [tiete, barraFunda, novoRio, campinas, santos];
const lexico = createLexico(
  lugares.map((one, i) => ({ ...one, id: Number(one.id), aliases: '', peso: 100 - i, lugar: one })),
);
/** A Wednesday; trips are on sale until 17 January. */
const HOJE = '2026-11-18';
const ULTIMO = '2027-01-17';
const MAXIMO = 6;
/** Nothing goes from Santos to Campinas without a change. */
const mundo: Mundo = {
  lugar: (id) => lugares.find((one) => one.id === id),
  serve: (origem, destino) => !(origem === '5' && destino === '4'),
  hoje: () => HOJE,
  ultimoDia: (hoje) => addDias(hoje, 60),
};

/** The step after a talk, and what is settled then. */
const talk = (...messages: string[]) =>
  messages.reduce(
    ({ conversa }, texto) => converse(conversa, understand(texto, lexico, conversa.pedido), mundo, MAXIMO),
    {
      conversa: conversaNova,
      passo: { tipo: 'incompreensao' },
    } as ReturnType<typeof converse>,
  );

const CAMPINAS_RIO = 'de campinas pro rio';

describe('a day', () => {
  it('that does not exist is asked for again', () => {
    const { conversa, passo } = talk(`${CAMPINAS_RIO} 31/02`);
    expect(passo).toEqual({ tipo: 'diaImpossivel' });
    expect(conversa).toMatchObject({ pedido: 'dia', dia: null });
    expect(talk(`${CAMPINAS_RIO} 31/02`, 'amanhã').passo).toMatchObject({ tipo: 'viagens', dia: '2026-11-19' });
  });

  it('that is over is named and forgotten', () => {
    const { conversa, passo } = talk(`${CAMPINAS_RIO} 10/11/2026`);
    expect(passo).toEqual({ tipo: 'diaPassado', dia: '2026-11-10' });
    expect(conversa).toMatchObject({ pedido: 'dia', dia: null, volta: null });
  });

  it('of today is not over', () => {
    expect(talk(`${CAMPINAS_RIO} hoje`).passo).toMatchObject({ tipo: 'viagens', dia: HOJE });
  });

  it('that is not on sale yet is answered with the last one that is', () => {
    expect(talk(`${CAMPINAS_RIO} 12/12/2027`).passo).toEqual({ tipo: 'diaLonge', ultimo: ULTIMO });
    expect(talk(`${CAMPINAS_RIO} amanhã, volto 12/12/2027`).passo).toEqual({ tipo: 'diaLonge', ultimo: ULTIMO });
    expect(talk(`${CAMPINAS_RIO} 17/01`).passo).toMatchObject({ tipo: 'viagens', dia: ULTIMO });
    expect(talk(`${CAMPINAS_RIO} 18/01`).passo).toEqual({ tipo: 'diaLonge', ultimo: ULTIMO });
  });
});

describe('a range of days', () => {
  it('shows its prices, cut to what is on sale', () => {
    expect(talk(`${CAMPINAS_RIO} semana que vem`).passo).toMatchObject({
      tipo: 'calendario',
      inicio: '2026-11-23',
      fim: '2026-11-29',
    });
    expect(talk(`${CAMPINAS_RIO} em janeiro`).passo).toMatchObject({ inicio: '2027-01-01', fim: ULTIMO });
  });

  it('that begins after the last day on sale is forgotten', () => {
    const { conversa, passo } = talk(`${CAMPINAS_RIO} em março`);
    expect(passo).toEqual({ tipo: 'diaLonge', ultimo: ULTIMO });
    expect(conversa).toMatchObject({ periodo: null, pedido: 'dia' });
  });

  it('of thirty days stands for any day', () => {
    expect(talk(CAMPINAS_RIO, 'tanto faz').passo).toMatchObject({
      tipo: 'calendario',
      inicio: HOJE,
      fim: '2026-12-18',
    });
  });

  it('gives way to a day, and a day to a range', () => {
    expect(talk(`${CAMPINAS_RIO} semana que vem`, 'sexta').conversa).toMatchObject({
      dia: '2026-11-20',
      periodo: null,
    });
    expect(talk(`${CAMPINAS_RIO} sexta`, 'semana que vem').conversa).toMatchObject({
      dia: null,
      periodo: { inicio: '2026-11-23', fim: '2026-11-29' },
    });
  });
});

describe('the places', () => {
  it('must be two', () => {
    const { conversa, passo } = talk('de campinas pra campinas amanhã');
    expect(passo).toEqual({ tipo: 'mesmoLugar' });
    expect(conversa).toMatchObject({ destino: null, pedido: 'destino' });
  });

  it('without a direct line are searched all the same, for a connection may join them', () => {
    expect(talk('de santos pra campinas amanhã').passo).toMatchObject({
      tipo: 'viagens',
      origem: santos,
      destino: campinas,
    });
  });

  it.each([
    ['2', barraFunda],
    ['barra funda', barraFunda],
    ['tietê', tiete],
  ])('with several terminals are asked about, and “%s” chooses one', (fala, destino) => {
    const asked = talk('de campinas pra são paulo amanhã');
    expect(asked.passo).toEqual({ tipo: 'pergunta', campo: 'destino', opcoes: [tiete, barraFunda], denovo: false });
    expect(talk('de campinas pra são paulo amanhã', fala).passo).toMatchObject({ tipo: 'viagens', destino });
  });

  it('of an earlier question do not hold for a number that offers none of them', () => {
    expect(talk('de campinas pra são paulo amanhã', '7').passo).toMatchObject({ tipo: 'pergunta', campo: 'destino' });
  });
});

describe('the people', () => {
  it('are as many as one purchase takes', () => {
    expect(talk(`${CAMPINAS_RIO} amanhã, 6 pessoas`)).toMatchObject({
      passo: { tipo: 'viagens' },
      conversa: { pessoas: 6 },
    });
    expect(talk(`${CAMPINAS_RIO} amanhã, 7 pessoas`)).toMatchObject({
      passo: { tipo: 'pessoasDemais' },
      conversa: { pessoas: null },
    });
  });
});

describe('a way back', () => {
  it('is asked for where it was wished, and taken from a bare day', () => {
    const wish = `ida e volta ${CAMPINAS_RIO} amanhã`;
    expect(talk(wish).passo).toMatchObject({ tipo: 'pergunta', campo: 'volta' });
    expect(talk(wish, 'domingo')).toMatchObject({
      passo: { tipo: 'viagens', dia: '2026-11-19' },
      conversa: { volta: '2026-11-22' },
    });
  });

  it('before the way out is dropped', () => {
    expect(talk(`${CAMPINAS_RIO} sexta, volto domingo`, 'dia 25').conversa).toMatchObject({
      dia: '2026-11-25',
      volta: null,
    });
  });

  it('is given up by “só ida”', () => {
    const { conversa } = talk(`${CAMPINAS_RIO} sexta, volto domingo`, 'só ida');
    expect(conversa).toMatchObject({ idaVolta: false, volta: null });
  });
});

describe('what was settled before', () => {
  const settled = `${CAMPINAS_RIO} amanhã à noite, leito, 2 pessoas`;

  it('holds for the next message', () => {
    expect(talk(settled, 'o mais barato').conversa).toMatchObject({
      dia: '2026-11-19',
      classe: 'leito',
      faixa: { nome: 'à noite' },
      ordem: 'preco',
      pessoas: 2,
    });
  });

  it('is kept by another trip as to day and people, and dropped as to hour, class and order', () => {
    expect(talk(settled, 'do rio pra santos').conversa).toMatchObject({
      origem: ['3'],
      destino: ['5'],
      dia: '2026-11-19',
      pessoas: 2,
      faixa: null,
      classe: null,
      ordem: null,
    });
  });

  it('is dropped as to hour and class by “qualquer horário”', () => {
    expect(talk(settled, 'qualquer horário').conversa).toMatchObject({ dia: '2026-11-19', faixa: null, classe: null });
  });
});

it('tells how a departure of today goes where no day was named', () => {
  expect(talk(`o ônibus ${CAMPINAS_RIO} está atrasado?`).passo).toEqual({
    tipo: 'situacao',
    origem: campinas,
    destino: novoRio,
    dia: HOJE,
  });
});
