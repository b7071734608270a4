import { isRecusaDePreco, isReservaVencida } from './falhas';

const recusa = (...codigos: string[]) => ({ erros: codigos.map((codigo) => ({ codigo, mensagem: `Por ${codigo}.` })) });

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
});
