import { stateAfter, type Acao } from '../../../tests/support/openStore';
import { tiete } from '../../../tests/support/viagemBuilders';
import { paginaRead, selectMarca, selectRodape, selectRotasPopulares } from '../aplicativo/pagina';
import {
  pertoAsked,
  pertoFound,
  pertoMissed,
  recentesForgotten,
  recentesRead,
  selectPerto,
  selectRecentes,
} from './busca';
import { alternativasLoaded, selectAlternativas } from './resultado';

const par = (localidadeOrigem: string, localidadeDestino: string) => ({ localidadeOrigem, localidadeDestino });
const recentes = (...acoes: Acao[]) => selectRecentes(stateAfter(...acoes));

describe('the last searches of this device', () => {
  it('are those that were kept, until they are forgotten', () => {
    expect(recentes(recentesRead([par('1', '2')]))).toEqual([par('1', '2')]);
    expect(recentes(recentesRead([par('1', '2')]), recentesForgotten())).toEqual([]);
  });
});

describe('the terminal nearby', () => {
  const perto = (...acoes: Acao[]) => selectPerto(stateAfter(...acoes));

  it('is not looked for until somebody asks', () => expect(perto()).toEqual({ phase: 'idle' }));

  it('is found, or the search is over without one', () => {
    expect(perto(pertoAsked())).toEqual({ phase: 'searching' });
    expect(perto(pertoAsked(), pertoFound(tiete))).toEqual({ phase: 'found', localidade: tiete });
    expect(perto(pertoAsked(), pertoMissed())).toEqual({ phase: 'idle' });
  });
});

describe('terminals in the place of one without a trip', () => {
  const consulta = { localidadeOrigem: '1', localidadeDestino: '2', dataPartida: '2026-12-01' };
  const alternativas = [{ localidadeOrigem: '3' }] as never;
  const shown = (wanted: typeof consulta) =>
    selectAlternativas(stateAfter(alternativasLoaded({ consulta, alternativas })), wanted);

  it('are those of this list alone', () => {
    expect(shown(consulta)).toEqual([{ localidadeOrigem: '3' }]);
    const others = [{ localidadeOrigem: '9' }, { localidadeDestino: '9' }, { dataPartida: '2026-12-02' }];
    for (const change of others) expect(shown({ ...consulta, ...change })).toEqual([]);
  });

  it('are none before they were looked up, and the same none each time', () => {
    const state = stateAfter();
    expect(selectAlternativas(state, consulta)).toEqual([]);
    expect(selectAlternativas(state, consulta)).toBe(selectAlternativas(state, { ...consulta, dataPartida: '' }));
  });
});

describe('what the served page says of the company', () => {
  const drawn = { rodape: ['Itapê Transportes S.A.'], rotas: [], marca: { nome: 'Itapê' } } as never;
  const later = { rodape: ['Outra S.A.'], rotas: [], marca: { nome: 'Outra' } } as never;

  it('is nothing before it was read', () => {
    const state = stateAfter();
    expect([selectRodape(state), selectRotasPopulares(state), selectMarca(state)]).toEqual([[], [], undefined]);
  });

  it('stays as it was drawn, whatever is answered later', () => {
    const state = stateAfter(paginaRead(drawn), paginaRead(later));
    expect([selectRodape(state), selectMarca(state)]).toEqual([['Itapê Transportes S.A.'], { nome: 'Itapê' }]);
  });
});
