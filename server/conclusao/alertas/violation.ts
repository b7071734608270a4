/** An invariant that does not hold, and the order for which it does not. */
export interface Violation {
  invariante: keyof typeof invariantes;
  pedidoId: string;
  detalhe: string;
}

/** Each holds at every moment between two transactions, whatever was killed, lost, late or sent twice. */
export const invariantes = {
  I1: 'Dois bilhetes valem para a mesma poltrona no mesmo trecho, ou um bilhete não tem a sua poltrona.',
  I2: 'Dinheiro recebido não virou bilhete, devolução ou trabalho pendente.',
  I3: 'Um bilhete foi emitido sem pagamento.',
  I4: 'Um pagamento espera há mais de 15 minutos por bilhete ou devolução.',
  I5: 'Um fato teve efeito mais de uma vez.',
  I6: 'O valor dos bilhetes não é o que foi cobrado menos o que voltou.',
  C1: 'O crédito de uma conta não é o que entrou menos o que foi usado, ou um pedido usa crédito que não é seu.',
  P1: 'Um bilhete vale aqui e não está vendido na operadora.',
  T1: 'Um bilhete tem mais de uma troca viva, ou uma troca que não valeu ficou com dinheiro.',
  E1: 'Um bilhete leva um adicional que não tem lugar na partida, ou o seu preço não é o que foi vendido.',
  G1: 'Um bilhete saiu pelo preço de uma gratuidade ou de um cupom que não é seu.',
} as const;
