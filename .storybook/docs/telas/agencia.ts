import type { ScreenPages } from './screenDocs';

/** Screens of the agencies, and of parcels, which the counter and the customer share. */
export const agenciaPages: ScreenPages = {
  'Telas/Pedidos': {
    summary: 'Os pedidos da agência, com filtros, detalhes e o reenvio do bilhete.',
    decisions: [
      { text: 'Dez pedidos cabem à vista num computador comum.', story: 'Dez à vista' },
      { text: 'As teclas da página se mostram numa lista.', story: 'Atalhos' },
      {
        text: 'Um pedido feito na web se abre por localizador e documento; o que não existe diz só isso.',
        story: 'Pedido de cliente não encontrado',
      },
    ],
    code: ['agencia/pedidos', 'agencia/navegacao'],
  },
  'Telas/Relatório de fechamento': {
    summary: 'O caixa do dia: abrir, pausar, tirar, contar às cegas e fechar com a diferença explicada.',
    decisions: [
      { text: 'Quem conta diz a soma antes de ver a que devia estar lá.', story: 'Contagem às cegas' },
      { text: 'Uma contagem de R$ 0,00 é perguntada.', story: 'Contagem de R$ 0,00, confirmar' },
      { text: 'Uma diferença mostra os movimentos que a explicam.', story: 'Diferença explicada' },
    ],
    code: ['agencia/caixas'],
  },
  'Telas/Operadores': {
    summary: 'As pessoas de uma agência: quem são, o que podem, e o que fizeram.',
    decisions: [
      {
        text: 'A senha temporária aparece num campo que se copia, para ser entregue à pessoa.',
        story: 'Senha temporária',
      },
      {
        text: 'Um bloqueio que o provedor não confirmou não é dado por feito.',
        story: 'Bloquear: o provedor não respondeu',
      },
      { text: 'As consultas a dados pessoais ficam à vista da responsável.', story: 'Consultas a dados pessoais' },
    ],
    code: ['agencia/operadores'],
  },
  'Telas/Pagamento externo': {
    summary: 'A cobrança de um pedido por link ou maquininha, uma de cada vez.',
    decisions: [
      { text: 'Um pedido tem uma cobrança aberta no máximo.', story: 'Já há uma cobrança' },
      {
        text: 'Uma cobrança que acabou sem pagamento diz que ninguém foi cobrado, e por que é preciso outro pedido.',
        story: 'Expirada, sem poltronas',
      },
    ],
    code: ['pagamento/externo'],
  },
  'Telas/Encomendas': {
    summary: 'A cotação e o registro de uma encomenda, passo a passo, até a etiqueta.',
    decisions: [
      { text: 'O que não pode viajar está à mão desde a cotação.', story: 'O que não pode viajar' },
      { text: 'Uma cotação vencida não registra: pede outra.', story: 'Cotação vencida' },
      { text: 'Recarregar depois de registrar mostra o mesmo código.', story: 'Registrada, depois de recarregar' },
    ],
    code: ['encomendas'],
  },
  'Telas/Rastreio de encomenda': {
    summary: 'Onde está uma encomenda, pelo código, sem entrar.',
    decisions: [
      { text: 'Código errado e dígitos errados têm a mesma resposta.', story: 'Dígitos errados' },
      { text: 'Um extravio é dito como tal, com a encomenda à vista.', story: 'Extraviada' },
    ],
    code: ['encomendas/rastreio'],
  },
  'Telas/Balcão de encomendas': {
    summary: 'O caminho da encomenda no balcão: receber, pesar, pôr na viagem, entregar.',
    decisions: [
      { text: 'Um passo que outra pessoa já deu não é dado de novo.', story: 'Outra pessoa postou antes' },
      { text: 'A entrega recebe junto a armazenagem.', story: 'Entregar com armazenagem' },
    ],
    code: ['encomendas/balcao'],
  },
};
