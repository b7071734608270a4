import { refusedBy } from '../../../tests/support/refusedBy';
import { falaSchema } from '../chatbot/falaSchema';
import { FALA_MAXIMA, readMensagem } from '../chatbot/mensagem';
import { toBuscaPartidas, toDadosBuscaPartidas } from './buscas';
import { buscaLinhasSchema, buscaPartidasSchema } from './buscasSchema';

describe('a search of the staff', () => {
  it('for lines takes an empty text, which shows all', () => {
    expect(refusedBy(buscaLinhasSchema, { texto: '', situacao: '' })).toEqual({});
  });

  it.each(['', '31/02/2026', '2026-11-24', '24/11'])('for departures is refused without a day: %j', (data) => {
    const dados = { data, localidade: '', texto: '' };
    expect(refusedBy(buscaPartidasSchema, dados)).toEqual({ data: 'Informe um dia válido' });
    expect(toBuscaPartidas(dados)).toBeNull();
  });

  it('for departures is the same after it was shown, without blanks round its text', () => {
    const busca = { data: '2026-11-24', localidade: '1', texto: 'Rio' };
    const dados = toDadosBuscaPartidas(busca);
    expect(dados.data).toBe('24/11/2026');
    expect(refusedBy(buscaPartidasSchema, dados)).toEqual({});
    expect(toBuscaPartidas({ ...dados, texto: '  Rio ' })).toEqual(busca);
  });
});

describe('a turn of the staff', () => {
  it.each([
    ['Olá.', 'Olá.'],
    ['  Olá.\n', 'Olá.'],
    [' \n\t', null],
    ['', null],
  ])('%j is sent as %j', (typed, sent) => expect(readMensagem(typed)).toBe(sent));

  it('may be as long as the API takes it, and no longer', () => {
    expect(refusedBy(falaSchema, { fala: 'a'.repeat(FALA_MAXIMA) })).toEqual({});
    expect(refusedBy(falaSchema, { fala: 'a'.repeat(FALA_MAXIMA + 1) })).toEqual({
      fala: 'Escreva no máximo 2000 caracteres',
    });
  });
});
