import fc from 'fast-check';
import { barraFunda, novoRio, tiete } from '../../../../tests/support/viagemBuilders';
import { rotuloLocalidade } from '../../../domain/viagens/camposBusca';
import type { Localidade } from '../../../domain/wire/lugares/localidades';
import {
  buscaFormReducer,
  camposVisiveis,
  consultaDe,
  primeiroErro,
  respostaAtual,
  startBuscaForm,
  toOption,
  type BuscaFormAction,
  type BuscaFormState,
  type CampoLugar,
} from './buscaFormState';

const HOJE = '2026-11-21';
const SEM_SUGESTOES = 'Não conseguimos buscar este lugar. Verifique a conexão e tente de novo';
const after = (actions: BuscaFormAction[], start = startBuscaForm({ campos: {} })): BuscaFormState =>
  actions.reduce((state, action) => buscaFormReducer(state, action, HOJE), start);

const type = (campo: CampoLugar | 'dataIda' | 'dataVolta', texto: string): BuscaFormAction => ({
  type: 'typed',
  campo,
  texto,
});
const answer = (campo: CampoLugar, termo: string, lugares: Localidade[] | null, origem?: string): BuscaFormAction => ({
  type: 'answered',
  campo,
  resposta: { consulta: { termo, origem }, lugares },
});
const submit: BuscaFormAction = { type: 'submitted' };
const choose = (lugar: Localidade, campo: CampoLugar, origem?: string): BuscaFormAction[] => [
  { type: 'opened', campo },
  answer(campo, '', [lugar], origem),
  { type: 'picked', campo, id: lugar.id },
];
const both = [...choose(tiete, 'origem'), ...choose(novoRio, 'destino', tiete.id)];
const busca = {
  idaVolta: false,
  localidadeOrigem: tiete.id,
  localidadeDestino: novoRio.id,
  dataPartida: '2026-11-22',
  dataVolta: null,
};

describe('a search', () => {
  it('goes out for two chosen places, tomorrow where no day was typed', () => {
    expect(after([...both, submit]).enviar).toEqual(busca);
    expect(after([...both, type('dataIda', '24/12/2026'), submit]).enviar?.dataPartida).toBe('2026-12-24');
  });

  it('goes there and back two days after the way out, until a day is typed', () => {
    const round = [...both, { type: 'idaVoltaChanged', idaVolta: true }, type('dataIda', '30/12/2026')] as const;
    expect(after([...round, submit]).enviar).toMatchObject({ dataPartida: '2026-12-30', dataVolta: '2027-01-01' });
    expect(after([...round, type('dataVolta', '05/01/2027'), submit]).enviar?.dataVolta).toBe('2027-01-05');
  });

  it('takes a typed name for the one place that has it', () => {
    const typed = [type('origem', 'sao paulo'), type('destino', 'rio de janeiro')];
    const answers = [answer('origem', 'sao paulo', [tiete]), answer('destino', 'rio de janeiro', [novoRio], tiete.id)];
    const state = after([...typed, answers[0] ?? submit, submit, answers[1] ?? submit]);
    expect(state.enviar).toEqual(busca);
    expect(state.campos.origem).toBe(rotuloLocalidade(tiete));
  });

  it('asks which, where a name has several terminals', () => {
    const state = after([type('origem', 'são paulo'), answer('origem', 'são paulo', [tiete, barraFunda]), submit]);
    expect(state.erros.origem).toBe('Escolha uma origem da lista');
    expect(state.enviar).toBeNull();
  });

  it('waits for the list of a typed name, and goes out by itself once that is there', () => {
    const typed = [...choose(tiete, 'origem'), type('destino', 'rio')];
    const waiting = after([...typed, submit]);
    expect([waiting.pendente, waiting.enviar, waiting.recusas]).toEqual([true, null, 0]);
    expect(after([answer('destino', 'rio', [novoRio], tiete.id)], waiting).enviar).toEqual(busca);
  });

  it('is not sent by a list that comes for an earlier text', () => {
    const waiting = after([...choose(tiete, 'origem'), type('destino', 'rio'), submit]);
    const late = after([answer('destino', 'ri', [novoRio], tiete.id)], waiting);
    expect([late.pendente, late.enviar]).toEqual([true, null]);
    const other = after([type('destino', 'campinas'), answer('destino', 'rio', [novoRio], tiete.id)], waiting);
    expect([other.pendente, other.enviar]).toEqual([false, null]);
  });

  it('says at its field that a calendar did not come, and moves there, until a date is typed', () => {
    const state = after([{ type: 'unopened', campo: 'dataVolta' }]);
    expect(state.erros).toEqual({ dataVolta: 'O calendário não abriu. Digite a data' });
    expect(state.recusas).toBe(1);
    expect(primeiroErro(state)).toBe('dataVolta');
    expect(after([type('dataVolta', '1')], state).erros.dataVolta).toBeUndefined();
  });

  it('gives up waiting with words about the connection, at the field that has no answer', () => {
    const state = after([...choose(tiete, 'origem'), type('destino', 'rio'), submit, { type: 'gaveUp' }]);
    expect(state).toMatchObject({ pendente: false, recusas: 1, erros: { destino: SEM_SUGESTOES } });
    expect(primeiroErro(state)).toBe('destino');
  });

  it('says that the list failed rather than that the place is wrong', () => {
    const state = after([...choose(tiete, 'origem'), type('destino', 'rio'), answer('destino', 'rio', null, tiete.id)]);
    expect(after([submit], state).erros).toEqual({ destino: SEM_SUGESTOES });
  });

  it.each<[BuscaFormAction[], object]>([
    [[], { origem: 'Informe uma origem', destino: 'Informe um destino' }],
    [both.slice(0, 3), { destino: 'Informe um destino' }],
    [[...both, type('dataIda', '31/02/2027')], { dataIda: 'Informe uma data válida (DD/MM/AAAA)' }],
    [[...both, type('dataIda', '20/11/2026')], { dataIda: 'A data de ida não pode ser no passado' }],
    [[...both, type('dataIda', '21/11/2026')], {}],
  ])('after %j is kept back by %j', (actions, erros) => {
    expect(after([...actions, submit]).erros).toEqual(erros);
  });

  it('moves the focus once for each refusal', () => {
    const twice = after([submit, submit]);
    expect(twice.recusas).toBe(2);
    expect(primeiroErro(twice)).toBe('origem');
    expect(after([type('origem', 'x')], twice).recusas).toBe(2);
  });
});

describe('the fields', () => {
  it('load no suggestions before they are touched', () => {
    const start = startBuscaForm({ campos: {} });
    expect([consultaDe(start, 'origem'), consultaDe(start, 'destino')]).toEqual([null, null]);
    expect(consultaDe(after([{ type: 'opened', campo: 'destino' }]), 'destino')).toEqual({
      termo: '',
      origem: undefined,
    });
  });

  it('ask for destinations of the chosen origin, and anew when that changes', () => {
    const state = after([...choose(tiete, 'origem'), { type: 'opened', campo: 'destino' }]);
    expect(consultaDe(state, 'destino')?.origem).toBe(tiete.id);
    const answered = after([answer('destino', '', [novoRio], tiete.id)], state);
    expect(respostaAtual(answered, 'destino')?.lugares).toEqual([novoRio]);
    expect(respostaAtual(after([type('origem', 'x')], answered), 'destino')).toBeNull();
  });

  it('ask for nothing once a place is chosen, until their list is opened again', () => {
    const chosen = after(choose(tiete, 'origem'));
    expect(consultaDe(chosen, 'origem')).toBeNull();
    expect(consultaDe(after([{ type: 'opened', campo: 'origem' }], chosen), 'origem')?.termo).toBe('');
  });

  it('forget the chosen place when its text is changed, and not when the other one is', () => {
    const state = after([...both, type('origem', 'são')]);
    expect([state.lugares.origem, state.lugares.destino]).toEqual([null, novoRio]);
  });

  it('choose nothing that the list does not have', () => {
    const state = after([{ type: 'opened', campo: 'origem' }, answer('origem', '', [tiete])]);
    expect(after([{ type: 'picked', campo: 'origem', id: '99' }], state)).toBe(state);
  });

  it('take the nearest terminal for the origin, without its error', () => {
    const state = after([submit, { type: 'located', lugar: barraFunda }]);
    expect([state.campos.origem, state.erros.origem]).toEqual([rotuloLocalidade(barraFunda), undefined]);
  });

  it('change places with all that belongs to them, and twice is not at all', () => {
    const once = after([...both, { type: 'swapped' }]);
    expect([once.lugares.origem, once.lugares.destino]).toEqual([novoRio, tiete]);
    expect(once.campos.origem).toBe(rotuloLocalidade(novoRio));
    const twice = after([{ type: 'swapped' }], once);
    expect([twice.campos, twice.lugares]).toEqual([after(both).campos, after(both).lugares]);
  });

  it('show the calendar’s days only once the day is known, and typed ones always', () => {
    const start = startBuscaForm({ campos: {} });
    expect(camposVisiveis(start, null)).toMatchObject({ dataIda: '', dataVolta: '' });
    expect(camposVisiveis(start, HOJE)).toMatchObject({ dataIda: '22/11/2026', dataVolta: '24/11/2026' });
    const typed = after([type('dataIda', '10/12/2026')]);
    expect(camposVisiveis(typed, HOJE)).toMatchObject({ dataIda: '10/12/2026', dataVolta: '12/12/2026' });
    expect(camposVisiveis(after([type('dataIda', '')]), HOJE).dataIda).toBe('');
  });

  it('of a past way out lead to a way back that is still to come', () => {
    expect(camposVisiveis(after([type('dataIda', '01/01/2026')]), HOJE).dataVolta).toBe('23/11/2026');
  });
});

describe('whatever is done in whatever order', () => {
  const texto = fc.constantFrom('', 'são paulo', 'rio de janeiro', 'x', '24/12/2026', '01/01/2020');
  const lugares = fc.constantFrom<(Localidade[] | null)[]>(null, [], [tiete], [novoRio], [tiete, barraFunda]);
  const campo = fc.constantFrom<CampoLugar[]>('origem', 'destino');
  const action: fc.Arbitrary<BuscaFormAction> = fc.oneof(
    fc.record({ type: fc.constant('typed' as const), campo, texto }),
    fc.record({ type: fc.constant('typed' as const), campo: fc.constant('dataIda' as const), texto }),
    fc.record({ type: fc.constant('opened' as const), campo }),
    fc.record({ type: fc.constant('picked' as const), campo, id: fc.constantFrom('1', '2', '3') }),
    fc
      .tuple(campo, texto, lugares, fc.constantFrom(undefined, '1', '2'))
      .map(([one, termo, some, origem]) => answer(one, termo, some, origem)),
    fc.constantFrom<BuscaFormAction[]>(
      { type: 'swapped' },
      { type: 'located', lugar: tiete },
      { type: 'gaveUp' },
      submit,
    ),
  );

  it('a search that goes out has two different places, which stand in the fields, and a day from today on', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
        let state = startBuscaForm({ campos: {} });
        for (const one of actions) {
          const before = state.enviar;
          state = buscaFormReducer(state, one, HOJE);
          if (state.enviar === before || state.enviar === null) continue;
          const { localidadeOrigem, localidadeDestino, dataPartida } = state.enviar;
          expect(localidadeOrigem).not.toBe(localidadeDestino);
          expect([state.lugares.origem?.id, state.lugares.destino?.id]).toEqual([localidadeOrigem, localidadeDestino]);
          expect(dataPartida >= HOJE).toBe(true);
          expect(state.pendente).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a suggested place', () => {
  it('says that the way there needs a change', () => {
    expect(toOption(novoRio)).toEqual({ id: '2', titulo: 'Rio de Janeiro, RJ', detalhe: novoRio.terminal });
    expect(toOption({ ...novoRio, trocas: 1 }).detalhe).toBe(`${novoRio.terminal} · com 1 troca`);
  });
});
