import { hasCodigo, isRecusaDePreco, isReservaVencida, mensagemDaRecusa, refusalText, SEM_CONEXAO } from './falhas';

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
  it.each([
    ['RESERVA_EXPIRADA', true],
    ['RESERVA_NAO_ENCONTRADA', true],
    ['RESERVA_EXPIRADA_ONTEM', false],
    ['POLTRONA_OCUPADA', false],
  ])('with %s means that the hold is over: %s', (codigo, over) => {
    expect(isReservaVencida(recusa('OUTRO', codigo))).toBe(over);
  });

  it.each([
    ['PRECO_MUDOU', true],
    ['PRECO_MUDOU_ONTEM', false],
    ['CUPOM_ESGOTADO', true],
    ['BENEFICIO_INDISPONIVEL', true],
    ['CUPOM', false],
    ['SEM_BENEFICIO_', false],
    ['POLTRONA_OCUPADA', false],
  ])('with %s means another price: %s', (codigo, price) => expect(isRecusaDePreco(recusa(codigo))).toBe(price));

  it('without codes has none', () => {
    expect(hasCodigo(recusa(), 'A')).toBe(false);
    expect(hasCodigo(recusa('A'), 'B', 'A')).toBe(true);
  });
});
