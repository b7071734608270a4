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
      {
        text: 'Procura, com origem, destino e dia',
        why: 'A primeira coisa que a página pede, porque é a única que todos sabem.',
        screen: 'Telas/Passagens',
        story: 'Busca preenchida',
      },
      {
        text: 'Compara e escolhe a viagem',
        why: 'Hora, conforto e preço inteiro lado a lado; quem não entrou ainda também compara.',
        screen: 'Telas/Viagens',
        story: 'Padrão',
      },
      {
        text: 'Escolhe as poltronas, que ficam guardadas',
        why: 'Antes de qualquer dado: o lugar é de quem o escolheu enquanto ele preenche o resto.',
        screen: 'Telas/Comprar viagem/Poltronas',
        story: 'Duas poltronas escolhidas',
      },
      {
        text: 'Diz quem viaja',
        why: 'Depois de ter o lugar. Quem tem conta encontra os seus dados e os de quem já levou.',
        screen: 'Telas/Comprar viagem/Passageiros',
        story: 'Padrão',
      },
      {
        text: 'Escolhe como pagar, e paga',
        why: 'Por último, com o total e o tempo que resta à vista.',
        screen: 'Telas/Comprar viagem/Pagamento',
        story: 'Padrão',
      },
      {
        text: 'Recebe o bilhete',
        why: 'O fim da compra é o código do embarque, que já está guardado no aparelho.',
        screen: 'Telas/Bilhete',
        story: 'Compra confirmada',
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
    steps: [
      {
        text: 'Escolhe o Pix',
        why: 'Com as poltronas guardadas e o total conhecido; é o que vem escolhido, por ser aprovado na hora.',
        screen: 'Telas/Comprar viagem/Pagamento',
        story: 'Padrão',
      },
      {
        text: 'Copia o código, ou o lê com outro aparelho',
        why: 'No celular se copia, no computador se lê: os dois caminhos estão na mesma tela.',
        screen: 'Telas/Pagamento com Pix',
        story: 'Padrão',
      },
      {
        text: 'O dinheiro chega, e o bilhete é emitido',
        why: 'A página sabe sozinha; quem paga no aplicativo do banco volta e encontra tudo feito.',
        screen: 'Telas/Pagamento com Pix',
        story: 'Pago, emitindo o bilhete',
      },
      {
        text: 'Recebe o bilhete',
        why: 'O mesmo bilhete de qualquer pagamento; o código também vai por e-mail.',
        screen: 'Telas/Bilhete',
        story: 'Compra confirmada',
      },
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
      {
        text: 'Escolhe uma viagem sem ter entrado',
        why: 'Entrar só é pedido quando faz falta: na escolha, e não na busca.',
        screen: 'Telas/Viagens',
        story: 'Selecionar sem entrar',
      },
      {
        text: 'Entra, por cima da lista',
        why: 'A lista continua atrás, para que ninguém sinta que perdeu o que procurou.',
        screen: 'Telas/Entrar',
        story: 'Padrão',
      },
      {
        text: 'Segue para onde ia',
        why: 'A escolha feita antes de entrar vale: não se escolhe duas vezes.',
        screen: 'Telas/Comprar viagem/Poltronas',
        story: 'Padrão',
      },
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
      {
        text: 'Entra com Google ou Apple pela primeira vez',
        why: 'O provedor diz nome e e-mail, e nada do que o bilhete pede.',
        screen: 'Telas/Entrar',
        story: 'Padrão',
      },
      {
        text: 'Completa o que falta',
        why: 'Uma vez só, antes de qualquer outra coisa: sem CPF e celular não se emite bilhete.',
        screen: 'Telas/Finalize seu cadastro',
        story: 'Preenchido',
      },
      {
        text: 'Continua, com a conta no cabeçalho',
        why: 'Volta a onde estava; a busca que o trouxe segue sozinha.',
        screen: 'Telas/Cabeçalho e rodapé',
        story: 'Cliente',
      },
    ],
    code: ['conta/cadastro'],
  },
};
