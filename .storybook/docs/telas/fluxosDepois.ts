import type { ScreenPages } from './screenDocs';

/** Flows after a sale and at the agency: changing a ticket, sending a parcel, a day of a till. */
export const fluxosDepoisPages: ScreenPages = {
  'Fluxos/Pós-venda': {
    summary:
      'O que se faz com uma passagem já comprada: cancelar, receber em dinheiro ou crédito, remarcar, transferir.',
    decisions: [
      {
        text: 'O valor confirmado é o que estava na tela; o andamento da devolução fica à vista.',
        story: 'Cancela e recebe de volta',
      },
      { text: 'O crédito com bônus é oferecido, nunca escolhido antes.', story: 'Cancela e prefere o crédito' },
      {
        text: 'Quando o prazo de cancelar acabou, a tela diz o que ainda se pode fazer.',
        story: 'Tarde para cancelar, ainda dá para remarcar',
      },
      { text: 'A diferença aparece antes de se confirmar, também quando é zero.', story: 'Remarca para outra partida' },
      { text: 'A passagem antiga vale até a nova existir.', story: 'Transfere para outra pessoa' },
    ],
    steps: [
      {
        text: 'Abre o pedido',
        why: 'Tudo o que muda uma passagem começa no pedido, onde se vê o que foi comprado e por quanto.',
        screen: 'Telas/Minhas viagens',
        story: 'Padrão',
      },
      {
        text: 'Vê quanto volta, e confirma',
        why: 'Até três horas antes da partida. A conta mostra o que foi pago, a multa e o que volta: o cancelamento não se desfaz.',
        screen: 'Telas/Pós-venda',
        story: 'Padrão',
      },
      {
        text: 'Prefere o crédito',
        why: 'Quando a empresa oferece bônus: vale para quem vai viajar de novo, e está na conta na hora.',
        screen: 'Telas/Pós-venda',
        story: 'Cancelamento feito, com crédito',
      },
      {
        text: 'Acompanha a devolução',
        why: 'O dinheiro leva dias no banco; o passo em que está evita a pergunta ao atendimento.',
        screen: 'Telas/Pós-venda',
        story: 'Cancelamento feito',
      },
      {
        text: 'Ou muda o dia',
        why: 'Os planos mudaram, e a viagem continua: mesma linha e mesmo trecho, com a diferença antes de confirmar.',
        screen: 'Telas/Pós-venda',
        story: 'Remarcar: poltrona',
      },
      {
        text: 'Ou passa a outra pessoa',
        why: 'Quem comprou não vai mais; o lugar fica com quem vai, e o bilhete antigo deixa de valer.',
        screen: 'Telas/Pós-venda',
        story: 'Transferência feita',
      },
    ],
    code: ['posVenda'],
  },
  'Fluxos/Encomendas': {
    summary: 'Uma encomenda, da cotação por quem envia à entrega a quem recebe, com cada passo do balcão no meio.',
    decisions: [
      {
        text: 'O preço vem antes dos nomes: ninguém se identifica para saber quanto custa.',
        story: 'Da cotação ao rastreio',
      },
      {
        text: 'Um preço vencido não vira outro em silêncio: a revisão diz, e se cota de novo.',
        story: 'O preço venceu no caminho',
      },
      { text: 'O balcão mostra um passo por vez, o próximo que existe.', story: 'Do balcão à entrega' },
    ],
    steps: [
      {
        text: 'Cota',
        why: 'Peso, medidas e valor bastam para o preço e para as viagens com espaço.',
        screen: 'Telas/Encomendas',
        story: 'Cotada',
      },
      {
        text: 'Diz o que vai dentro',
        why: 'Depois de quem envia e quem recebe: sem nota fiscal, a lei pede a declaração de conteúdo.',
        screen: 'Telas/Encomendas',
        story: 'Declaração de conteúdo',
      },
      {
        text: 'Confere e registra',
        why: 'É o último momento de corrigir; daqui em diante há um código.',
        screen: 'Telas/Encomendas',
        story: 'Registrada',
      },
      {
        text: 'Leva ao balcão, que pesa de novo',
        why: 'O peso declarado é de quem envia; o pago é o da balança, conferido antes de receber.',
        screen: 'Telas/Balcão de encomendas',
        story: 'Pesada',
      },
      {
        text: 'Embarca numa viagem',
        why: 'Só em viagens com espaço no bagageiro, que o balcão vê.',
        screen: 'Telas/Balcão de encomendas',
        story: 'Colocar na viagem',
      },
      {
        text: 'Quem espera acompanha',
        why: 'Com o código e os quatro dígitos do documento, sem conta: quem recebe quase nunca tem uma.',
        screen: 'Telas/Rastreio de encomenda',
        story: 'Em transporte',
      },
      {
        text: 'Chega, e é liberada',
        why: 'Quem envia e quem recebe são avisados; o prazo da retirada começa.',
        screen: 'Telas/Balcão de encomendas',
        story: 'Liberar para retirada',
      },
      {
        text: 'É entregue a quem mostra o documento',
        why: 'Depois do prazo a armazenagem é paga antes; o nome de quem retirou fica registrado.',
        screen: 'Telas/Balcão de encomendas',
        story: 'Entregue',
      },
    ],
    code: ['encomendas', 'encomendas/balcao', 'encomendas/rastreio'],
  },
  'Fluxos/Caixa': {
    summary: 'O dia de um caixa da agência: abrir, vender, fazer sangria, contar às cegas, fechar e ser conferido.',
    decisions: [
      {
        text: 'Sem caixa aberto não se vende; cada retirada da gaveta tem um motivo.',
        story: 'Abre o caixa e faz uma sangria',
      },
      {
        text: 'Quem conta não vê quanto deveria haver: só depois da contagem a diferença aparece.',
        story: 'Conta às cegas, explica a diferença e fecha',
      },
      { text: 'Depois de conferido nada muda no caixa.', story: 'O responsável confere' },
      { text: 'Uma contagem duvidosa volta, com o que conferir.', story: 'O responsável devolve para recontagem' },
    ],
    steps: [
      {
        text: 'Abre, com o fundo de troco',
        why: 'No começo do turno. O fundo é contado antes da primeira venda, para não se confundir com ela.',
        screen: 'Telas/Relatório de fechamento',
        story: 'Sem caixa aberto',
      },
      {
        text: 'Vende',
        why: 'Cada venda em dinheiro entra no caixa sozinha, com o troco; ninguém a anota depois.',
        screen: 'Telas/Comprar viagem/Balcão',
        story: 'Padrão',
      },
      {
        text: 'Faz uma sangria',
        why: 'Quando há dinheiro demais na gaveta. O motivo é obrigatório, porque é a primeira pergunta de quem confere.',
        screen: 'Telas/Relatório de fechamento',
        story: 'Sangria sem motivo',
      },
      {
        text: 'Conta às cegas',
        why: 'No fim do turno, com o caixa pausado. O esperado fica escondido para que se conte o que há, e não o que falta.',
        screen: 'Telas/Relatório de fechamento',
        story: 'Contagem às cegas',
      },
      {
        text: 'Explica a diferença, e fecha',
        why: 'O produto procura uma venda que explique o valor; a palavra final é de quem estava no caixa.',
        screen: 'Telas/Relatório de fechamento',
        story: 'Diferença explicada',
      },
      {
        text: 'O responsável confere, ou devolve',
        why: 'Outra pessoa recebe o dinheiro: quem fecha nunca confere o próprio caixa.',
        screen: 'Telas/Relatório de fechamento',
        story: 'Relatório a conferir',
      },
      {
        text: 'Fica no relatório',
        why: 'Para a comissão e para o mês: daqui em diante só se lê.',
        screen: 'Telas/Relatório de fechamento',
        story: 'Relatório conferido',
      },
    ],
    code: ['agencia/caixas', 'compra/balcao'],
  },
};
