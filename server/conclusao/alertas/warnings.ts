/** Work that the program cannot finish by itself, or has not finished in time. */
export interface Warning {
  invariante: keyof typeof avisos;
  /** The subject of the warning; one alert of a kind is open for it. */
  assunto: string;
  /** Null where it is not about an order. */
  pedidoId: string | null;
  detalhe: string;
}

/** The kinds of warning. Unlike a broken invariant none of them is an error of the books, but a person has to look. */
export const avisos = {
  A1: 'Uma devolução espera há mais de 30 minutos.',
  A2: 'Uma etapa falhou cinco vezes seguidas.',
  A3: 'Uma mensagem não foi entregue depois de dez tentativas.',
  A4: 'Um bilhete vale, e o dinheiro do cartão não veio.',
  A5: 'Um pagamento foi contestado no banco do cartão.',
  A6: 'Linhas à venda não têm transportadora nos dados da empresa.',
  A7: 'Um certificado nosso em um sistema de fora vence em menos de 30 dias, ou já venceu.',
  A8: 'Um sistema de fora não responde e é deixado em paz por enquanto.',
} as const;
