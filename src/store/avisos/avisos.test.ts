import { stateAfter, type Acao } from '../../../tests/support/openStore';
import { submissionForgotten, submissionReached } from '../submissions';
import {
  avisosAccepted,
  avisosDismissed,
  avisosRefused,
  avisosSeen,
  avisosTurnedOn,
  lembretesChosen,
  lembretesForgotten,
  selectAvisosDoAparelho,
  selectLembretes,
} from './avisos';

const aparelho = (...acoes: Acao[]) => selectAvisosDoAparelho(stateAfter(...acoes));
const lembretes = (...acoes: Acao[]) => selectLembretes(stateAfter(lembretesChosen(false), ...acoes));

describe('notices on this device', () => {
  it('are unknown before they were looked up', () => expect(aparelho()).toBe('desconhecido'));

  it.each(['indisponivel', 'oferecer', 'recusado', 'ativo'] as const)('that are seen as %s are so', (state) => {
    expect(aparelho(avisosSeen(state))).toBe(state);
  });

  it('are being turned on until the device or the server decides', () => {
    expect(aparelho(avisosAccepted())).toBe('ativando');
    expect(aparelho(avisosAccepted(), avisosTurnedOn())).toBe('ativo');
  });

  it.each(['falhou', 'indisponivel', 'recusado'] as const)('that could not be turned on say so: %s', (motivo) => {
    expect(aparelho(avisosAccepted(), avisosRefused(motivo))).toBe(motivo);
  });

  it('are offered no more once that was dismissed', () => {
    expect(aparelho(avisosSeen('oferecer'), avisosDismissed())).toBe('dispensado');
  });
});

describe('a choice of reminders', () => {
  it('shows at once, and after the server took it', () => {
    expect(lembretes()).toBe(false);
    expect(lembretes(submissionReached('lembretes', { phase: 'done', acao: null, valor: null }))).toBe(false);
  });

  it('that was refused, cancelled or forgotten is none', () => {
    const refused = submissionReached('lembretes', { phase: 'refused', acao: null, erros: [{ mensagem: 'Não deu.' }] });
    expect([lembretes(refused), lembretes(submissionForgotten('lembretes')), lembretes(lembretesForgotten())]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('stands whatever becomes of another request', () => {
    expect(lembretes(submissionForgotten('cadastro'))).toBe(false);
  });
});
