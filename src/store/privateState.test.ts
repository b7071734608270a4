import { AGORA, umaConta, umaIdentidade } from '../../tests/support/builders';
import { type Acao, openStore, stateAfter } from '../../tests/support/openStore';
import { passageiroVazio } from '../domain/compra/passageiros/passageiro';
import { meioChosen, dinheiroTaken, dinheiroTried, selectBalcao } from './agencia/balcao';
import { selectSenhaAEntregar, senhaForgotten, senhaReceived } from './agencia/operadores';
import { avisosAccepted, lembretesChosen, selectAvisosDoAparelho, selectLembretes } from './avisos/avisos';
import { compraForgotten } from './compra/compraSlice';
import { dadosRestored, dadosTyped, selectPassageiros } from './compra/passageiros';
import {
  dispositivosListed,
  dispositivosRefused,
  esquecimentoAsked,
  esquecimentoEnded,
  selectDispositivos,
} from './conta/minhaConta';
import { selectFreteNoBalcao, volumesWeighed } from './encomendas/balcaoEncomenda';
import {
  becameAnonymous,
  provedorCalado,
  selectEpoca,
  selectPessoa,
  sessaoRenewed,
  sessaoStarted,
} from './sessao/sessao';
import { submissionReached } from './submissions';
import { alternativasLoaded, selectAlternativas } from './viagens/resultado';

const entered = sessaoStarted({ ...umaIdentidade(), expiraEm: AGORA.getTime() });

describe('a temporary password to hand over', () => {
  const received = senhaReceived({ nome: 'Beto', email: 'beto@itape.test', senhaTemporaria: 'itape-1234' });

  it.each<[string, Acao]>([
    ['once it was seen', senhaForgotten()],
    ['at the end of the session', becameAnonymous()],
  ])('is nowhere in memory %s', (_, acao) => {
    expect(selectSenhaAEntregar(stateAfter(received))?.senhaTemporaria).toBe('itape-1234');
    expect(JSON.stringify(stateAfter(received, acao))).not.toContain('itape-1234');
  });
});

describe('the next customer at the counter', () => {
  it('finds neither passengers, nor way of paying, nor change of the one before', () => {
    const passageiros = [{ ...passageiroVazio(), nome: 'Ana Clara Souza' }];
    const dados = { passageiros, comprador: { nome: 'Ana Clara Souza', cpf: '', email: '', celular: '' } };
    const sold = [
      dadosTyped(dados),
      meioChosen('pix'),
      dinheiroTried({ chave: 'k1', corpo: '{}' }),
      dinheiroTaken({ pedidoId: 'p1', recebidoCentavos: 20_000, trocoCentavos: 5_850 }),
    ];
    expect(selectBalcao(stateAfter(...sold))).toMatchObject({
      meio: 'pix',
      tentativa: null,
      venda: { pedidoId: 'p1' },
    });
    const next = stateAfter(...sold, compraForgotten());
    expect(selectBalcao(next)).toEqual({ meio: 'dinheiro', tentativa: null, venda: null });
    expect(selectPassageiros(next).dados).toBeNull();
    expect(JSON.stringify(next)).not.toContain('Ana Clara');
  });
});

describe('a draft that comes from elsewhere', () => {
  it('is adopted by the form each time, and typing is not', () => {
    const dados = { passageiros: [passageiroVazio()], comprador: { nome: '', cpf: '', email: '', celular: '' } };
    const versions = [dadosTyped(dados), dadosRestored({ dados, compradorPassageiro: 0 }), dadosTyped(dados)];
    expect(selectPassageiros(stateAfter(...versions)).versaoDados).toBe(1);
    expect(selectPassageiros(stateAfter(...versions, ...versions)).versaoDados).toBe(2);
  });
});

describe('a price that was weighed', () => {
  const frete = { pesos: { realGramas: 1, cubadoGramas: 1, taxadoGramas: 1 }, linhas: [], totalCentavos: 4_030 };
  const outcome = (name: 'balcaoEncomenda' | 'encomenda', phase: 'refused' | 'done' | 'sending') =>
    submissionReached(
      name,
      phase === 'refused' ? { phase, acao: null, erros: [] } : { phase, acao: null, valor: null },
    );

  it.each([
    ['balcaoEncomenda', 'sending', 4_030],
    ['balcaoEncomenda', 'refused', undefined],
    ['balcaoEncomenda', 'done', undefined],
    ['encomenda', 'done', 4_030],
  ] as const)('is after %s that is %s: %s', (name, phase, total) => {
    expect(selectFreteNoBalcao(stateAfter(volumesWeighed(frete), outcome(name, phase)))?.totalCentavos).toBe(total);
  });
});

describe('the choice about reminders', () => {
  it.each([
    ['refused', { phase: 'refused', acao: null, erros: [] } as const, null],
    ['cancelled', { phase: 'idle' } as const, null],
    ['kept', { phase: 'done', acao: null, valor: null } as const, false],
  ])('that was %s leaves the switch at %s', (_, to, lembretes) => {
    expect(selectLembretes(stateAfter(lembretesChosen(false), submissionReached('lembretes', to)))).toBe(lembretes);
  });

  it('is not changed by the outcome of anything else, nor does it change the device', () => {
    const state = stateAfter(
      avisosAccepted(),
      lembretesChosen(true),
      submissionReached('dadosConta', { phase: 'idle' }),
    );
    expect([selectLembretes(state), selectAvisosDoAparelho(state)]).toEqual([true, 'ativando']);
  });
});

describe('the devices of an account', () => {
  const itens = ['d1', 'd2'].map((id) => ({ id, nome: id, atual: false, usadoEm: null }));
  const ids = (...acoes: Acao[]) => {
    const listed = selectDispositivos(stateAfter(dispositivosListed(itens), ...acoes));
    return listed.phase === 'loaded' ? [listed.itens.map(({ id }) => id), listed.esquecendo] : listed;
  };

  it('are fewer once one was forgotten, and as many where that failed', () => {
    const asked = esquecimentoAsked('d1');
    expect(ids(asked)).toEqual([['d1', 'd2'], 'd1']);
    expect(ids(asked, esquecimentoEnded({ id: 'd1', forgotten: true }))).toEqual([['d2'], null]);
    expect(ids(asked, esquecimentoEnded({ id: 'd1', forgotten: false }))).toEqual([['d1', 'd2'], null]);
  });

  it('that can no longer be read are not touched by a late answer', () => {
    const refused = dispositivosRefused('Sem resposta.');
    expect(ids(refused, esquecimentoAsked('d1'), esquecimentoEnded({ id: 'd1', forgotten: true }))).toEqual({
      phase: 'refused',
      texto: 'Sem resposta.',
    });
  });
});

describe('nearby terminals', () => {
  const consulta = { localidadeOrigem: '1', localidadeDestino: '2', dataPartida: '2026-12-01' };
  const loaded = alternativasLoaded({ consulta, alternativas: [{ id: 'a' } as never] });

  it.each([
    [{}, 1],
    [{ localidadeOrigem: '2' }, 0],
    [{ localidadeDestino: '3' }, 0],
    [{ dataPartida: '2026-12-02' }, 0],
  ])('are of the list that they were searched for, not of that with %j', (change, count) => {
    expect(selectAlternativas(stateAfter(loaded), { ...consulta, ...change })).toHaveLength(count);
  });
});

describe('a session', () => {
  it('counts each change of person, so that an answer for the one before is known as late', () => {
    const { dispatch, getState } = openStore();
    const seen = [selectEpoca(getState())];
    for (const acao of [entered, sessaoRenewed({ expiraEm: 1 }), becameAnonymous(), provedorCalado(), entered]) {
      dispatch(acao);
      seen.push(selectEpoca(getState()));
    }
    expect(seen.map((epoca) => epoca - (seen[0] ?? 0))).toEqual([0, 1, 1, 2, 3, 4]);
  });

  it('that has ended is not renewed by a late answer', () => {
    expect(selectPessoa(stateAfter(entered, becameAnonymous(), sessaoRenewed({ expiraEm: 9 })))).toBeNull();
  });

  it('leaves nothing of the person behind', () => {
    const { nome } = umaConta();
    expect(JSON.stringify(stateAfter(entered, becameAnonymous()))).not.toContain(nome);
  });
});
