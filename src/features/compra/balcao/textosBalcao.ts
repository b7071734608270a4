export const textosBalcao = {
  titulo: 'Como o cliente paga?',
  carregando: 'Abrindo o balcão',
  falhou: 'Não conseguimos ver o seu caixa',
  semCaixaTitulo: 'Abra o caixa para vender',
  semCaixa:
    'O dinheiro de uma venda precisa de um caixa aberto. As poltronas continuam reservadas pelo tempo da reserva.',
  pausadoTitulo: 'O seu caixa está pausado',
  pausado: 'Retome o caixa para continuar esta venda. As poltronas continuam reservadas pelo tempo da reserva.',
  irAoCaixa: 'Ir para o caixa',
  conferirCaixa: 'Já abri o caixa',
  recebido: 'Valor recebido',
  sugestoes: 'Valores prováveis',
  exato: 'Valor exato',
  troco: 'Troco',
  falta: 'Falta',
  pixFora: 'O Pix está fora do ar no momento. Receba de outra forma.',
  ajuda: 'Teclas do balcão',
} as const;
