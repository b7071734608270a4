import { hasCodigo, mensagemDaRecusa, refusalText, SEM_CONEXAO } from './falhas';

const recusa = (...codigos: string[]) => ({ erros: codigos.map((codigo) => ({ codigo, mensagem: `Por ${codigo}.` })) });

describe('the words of a failed call', () => {
  it.each([
    [{ kind: 'refused', ...recusa('A', 'B') }, 'Por A. Por B.'],
    [{ kind: 'refused', erros: [] }, 'Não foi possível continuar. Tente novamente.'],
    [{ kind: 'refused' }, 'Não foi possível continuar. Tente novamente.'],
    [{ kind: 'transient', motivo: 'rede' }, SEM_CONEXAO],
    [{ kind: 'transient' }, SEM_CONEXAO],
    [{ kind: 'identity' }, SEM_CONEXAO],
    [{ kind: 'transient', motivo: 'limite' }, 'Muitas tentativas em pouco tempo. Aguarde um momento e tente de novo.'],
    [
      { kind: 'transient', motivo: 'limite', segundos: 1 },
      'Muitas tentativas em pouco tempo. Tente de novo em 1 segundo.',
    ],
    [
      { kind: 'transient', motivo: 'limite', segundos: 90 },
      'Muitas tentativas em pouco tempo. Tente de novo em 90 segundos.',
    ],
    [
      { kind: 'transient', motivo: 'limite', segundos: 91 },
      'Muitas tentativas em pouco tempo. Tente de novo em 2 minutos.',
    ],
  ])('%j are “%s”', (falha, text) => expect(refusalText(falha)).toBe(text));

  it('are the server’s own, in its order', () => {
    expect(mensagemDaRecusa(recusa('B', 'A'))).toBe('Por B. Por A.');
  });
});

describe('a refusal', () => {
  it('without codes has none', () => {
    expect(hasCodigo(recusa(), 'A')).toBe(false);
    expect(hasCodigo(recusa('A'), 'B', 'A')).toBe(true);
  });
});
