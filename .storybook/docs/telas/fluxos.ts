import type { ScreenPages } from './screenDocs';

/** Flows: several screens one after another, as a person goes through them. */
export const fluxoPages: ScreenPages = {
  'Fluxos/Compra': {
    summary:
      'A compra inteira, da primeira busca ao bilhete, e o que acontece quando uma poltrona se perde no caminho.',
    decisions: [
      { text: 'O preço da lista é o que se paga.', story: 'Da busca ao bilhete' },
      { text: 'A reserva guarda as poltronas antes de qualquer dado ser pedido.', story: 'Poltronas reservadas' },
      {
        text: 'Uma poltrona perdida volta à escolha, com o número dela dito.',
        story: 'Poltrona ocupada no meio do caminho',
      },
    ],
    code: ['viagens/home', 'viagens/resultado', 'compra', 'compra/poltronas', 'compra/passageiros', 'compra/pagamento'],
  },
  'Fluxos/Pix': {
    summary: 'O pagamento com Pix, do código na tela ao bilhete, e cada modo de ele não dar certo.',
    decisions: [
      { text: 'A página avança sozinha quando o pagamento chega.', story: 'Pago: a página avança sozinha' },
      { text: 'Dinheiro que chega tarde demais volta pelo mesmo Pix.', story: 'Pago tarde demais' },
      { text: 'Sem rede, tentar de novo abre o mesmo pagamento.', story: 'Sem rede' },
    ],
    code: ['pagamento/pix'],
  },
  'Fluxos/Entrar': {
    summary: 'A entrada, de onde quer que se venha, até a página para onde se ia.',
    decisions: [
      { text: 'Quem entra segue para onde ia.', story: 'Entra e segue para onde ia' },
      { text: 'Uma senha provisória pede outra antes de seguir.', story: 'Senha provisória pede uma nova' },
    ],
    code: ['sessao'],
  },
  'Fluxos/Cadastro': {
    summary: 'O cadastro de quem entrou pela primeira vez com Google ou Apple, do formulário inválido à conta pronta.',
    decisions: [
      { text: 'Um CPF que já tem conta é recusado, e o formulário continua aberto.', story: 'CPF já cadastrado' },
      { text: 'Uma falha do servidor guarda o que foi escrito.', story: 'Erro do servidor' },
    ],
    code: ['conta/cadastro'],
  },
};
