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
    steps: [
      { text: 'Procura, com origem, destino e dia', screen: 'Telas/Passagens', story: 'Busca preenchida' },
      { text: 'Compara e escolhe a viagem', screen: 'Telas/Viagens', story: 'Padrão' },
      {
        text: 'Escolhe as poltronas, que ficam guardadas',
        screen: 'Telas/Comprar viagem/Poltronas',
        story: 'Duas poltronas escolhidas',
      },
      { text: 'Diz quem viaja', screen: 'Telas/Comprar viagem/Passageiros', story: 'Padrão' },
      { text: 'Escolhe como pagar, e paga', screen: 'Telas/Comprar viagem/Pagamento', story: 'Padrão' },
      { text: 'Recebe o bilhete', screen: 'Telas/Bilhete', story: 'Compra confirmada' },
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
    steps: [
      { text: 'Escolhe o Pix', screen: 'Telas/Comprar viagem/Pagamento', story: 'Padrão' },
      { text: 'Copia o código, ou o lê com outro aparelho', screen: 'Telas/Pagamento com Pix', story: 'Padrão' },
      {
        text: 'O dinheiro chega, e o bilhete é emitido',
        screen: 'Telas/Pagamento com Pix',
        story: 'Pago, emitindo o bilhete',
      },
      { text: 'Recebe o bilhete', screen: 'Telas/Bilhete', story: 'Compra confirmada' },
    ],
    code: ['pagamento/pix'],
  },
  'Fluxos/Entrar': {
    summary: 'A entrada, de onde quer que se venha, até a página para onde se ia.',
    decisions: [
      { text: 'Quem entra segue para onde ia.', story: 'Entra e segue para onde ia' },
      { text: 'Uma senha provisória pede outra antes de seguir.', story: 'Senha provisória pede uma nova' },
    ],
    steps: [
      { text: 'Escolhe uma viagem sem ter entrado', screen: 'Telas/Viagens', story: 'Selecionar sem entrar' },
      { text: 'Entra, por cima da lista', screen: 'Telas/Entrar', story: 'Padrão' },
      { text: 'Segue para onde ia', screen: 'Telas/Comprar viagem/Poltronas', story: 'Padrão' },
    ],
    code: ['sessao'],
  },
  'Fluxos/Cadastro': {
    summary: 'O cadastro de quem entrou pela primeira vez com Google ou Apple, do formulário inválido à conta pronta.',
    decisions: [
      { text: 'Um CPF que já tem conta é recusado, e o formulário continua aberto.', story: 'CPF já cadastrado' },
      { text: 'Uma falha do servidor guarda o que foi escrito.', story: 'Erro do servidor' },
    ],
    steps: [
      { text: 'Entra com Google ou Apple pela primeira vez', screen: 'Telas/Entrar', story: 'Padrão' },
      { text: 'Completa o que falta', screen: 'Telas/Finalize seu cadastro', story: 'Preenchido' },
      { text: 'Continua, com a conta no cabeçalho', screen: 'Telas/Cabeçalho e rodapé', story: 'Cliente' },
    ],
    code: ['conta/cadastro'],
  },
};
