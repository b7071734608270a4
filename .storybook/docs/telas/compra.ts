import type { ScreenPages } from './screenDocs';

/** Screens of the purchase, from the seats to the ticket. */
export const compraPages: ScreenPages = {
  'Telas/Comprar viagem/Poltronas': {
    summary: 'A escolha das poltronas, ao vivo, até que a reserva as guarde.',
    decisions: [
      {
        text: 'O que impede de continuar aparece onde o polegar está, na barra do pé.',
        story: 'Continuar sem escolher',
      },
      {
        text: 'Uma poltrona perdida é dita com o número, e outra da mesma classe é oferecida no lugar.',
        story: 'Poltrona perdida enquanto escolhe',
      },
      { text: 'A poltrona acessível pede uma confirmação.', story: 'Poltrona acessível' },
      { text: 'Outra reserva da pessoa nesta viagem é percebida e mostrada.', story: 'Reserva em outra aba' },
      { text: 'Reservas demais sem pagamento podem ser liberadas daqui.', story: 'Reservas demais sem pagamento' },
    ],
    code: ['compra/poltronas', 'compra'],
  },
  'Telas/Comprar viagem/Passageiros': {
    summary: 'Quem viaja em cada poltrona, com documento, benefício e cupom, e quem compra.',
    decisions: [
      {
        text: 'O preço na tela é o do servidor; sem resposta, a tela diz que ele pode ter mudado.',
        story: 'Preço sem atualização',
      },
      { text: 'Um menor sem um adulto declara a autorização antes de pagar.', story: 'Menor sem um adulto' },
      {
        text: 'Poltronas que se perderam enquanto a página recarregava são ditas, e escolhem-se outras.',
        story: 'Reserva perdida ao recarregar',
      },
    ],
    code: ['compra/passageiros', 'compra', 'compra/cupom'],
  },
  'Telas/Comprar viagem/Pagamento': {
    summary: 'A escolha entre Pix e cartão, com o pedido feito uma só vez.',
    decisions: [
      {
        text: 'Sem resposta do servidor, a tela diz isso, e não que deu errado.',
        story: 'Sem resposta do servidor',
      },
      { text: 'Um pedido já feito por esta reserva é reencontrado.', story: 'Pedido reencontrado' },
      {
        text: 'Uma carteira só aparece no navegador que paga com ela, e fechá-la não é erro.',
        story: 'Carteira digital',
      },
      { text: 'Quando nada há a pagar, a tela conclui sem pedir um meio.', story: 'Nada a pagar' },
    ],
    code: ['compra/pagamento', 'compra/pagamento/boleto', 'compra/pagamento/carteira', 'compra/tomador', 'compra'],
  },
  'Telas/Comprar viagem/Cartão': {
    summary: 'O cartão, digitado num quadro da adquirente, e a confirmação do banco quando ele a pede.',
    decisions: [
      { text: 'O número nunca passa pela nossa página.', story: 'Padrão' },
      { text: 'Uma recusa diz o que fazer, com as poltronas ainda guardadas.', story: 'Cartão recusado' },
      { text: 'A página do banco abre num quadro, com o tempo para confirmar.', story: 'Confirmação do banco' },
    ],
    code: ['compra/pagamento'],
  },
  'Telas/Comprar viagem/Balcão': {
    summary: 'O pagamento recebido pela agência: dinheiro, Pix ou desconto, no caixa de quem vende.',
    decisions: [
      { text: 'Sem caixa aberto nada é recebido: a tela pede que ele seja aberto.', story: 'Sem caixa' },
      { text: 'Um desconto acima do limite da pessoa é recusado com o limite.', story: 'Desconto acima do limite' },
      { text: 'Um valor menor que o preço não conclui, e a tela diz que falta.', story: 'Valor insuficiente' },
    ],
    code: ['compra/balcao'],
  },
  'Telas/Pagamento com Pix': {
    summary: 'O código Pix do pedido, o tempo que ele vale, e a passagem sozinha ao bilhete quando o dinheiro chega.',
    decisions: [
      { text: '“Já paguei” pergunta ao banco; não acredita nem desmente.', story: 'Já paguei, e ainda não caiu' },
      { text: 'Um código vencido é dito, e outro pode ser pedido.', story: 'Código vencido' },
      { text: 'Um pagamento encerrado leva a escolher poltronas de novo.', story: 'Pagamento encerrado' },
      {
        text: 'O app do banco vem antes do código: a tela de um celular não lê a si mesma.',
        story: 'Escolher o banco',
      },
      { text: 'Um banco que recusa deixa o código valendo, e a tela diz isso.', story: 'Recusado pelo banco' },
    ],
    code: ['pagamento/pix'],
  },
  'Telas/Pagamento com boleto': {
    summary:
      'O boleto do pedido: a linha digitável para copiar, o código de barras, até quando se paga e o que vem depois.',
    decisions: [
      { text: 'Diz o que acontece sem o pagamento, antes que aconteça.', story: 'Padrão' },
      {
        text: 'Um boleto encerrado pede que não seja pago, e diz para onde vai o dinheiro.',
        story: 'Boleto encerrado',
      },
    ],
    code: ['pagamento/boleto'],
  },
  'Telas/Bilhete': {
    summary: 'Os bilhetes de um pedido, com o código de embarque, também sem internet.',
    decisions: [
      { text: 'Um bilhete cancelado diz que está cancelado.', story: 'Bilhete cancelado' },
      { text: 'O que ainda falta emitir diz que falta, e chega sozinho.', story: 'Emitindo' },
      { text: 'Um endereço de e-mail recusado é corrigido aqui.', story: 'E-mail recusado' },
    ],
    code: ['bilhetes/bilhete', 'bilhetes/acompanhe', 'bilhetes/saida', 'bilhetes/avaliacao', 'bilhetes'],
  },
  'Telas/Minhas viagens': {
    summary: 'As viagens da conta em quatro abas: próximas, passadas, canceladas e pendentes.',
    decisions: [
      { text: 'Uma devolução diz em que passo está.', story: 'Devolução em andamento' },
      { text: 'Quem não entrou vê o convite para entrar no lugar da lista.', story: 'Sem entrar' },
    ],
    code: ['bilhetes/minhasViagens'],
  },
  'Telas/Pós-venda': {
    summary: 'Cancelar, remarcar e transferir: primeiro o que volta e por qual regra, depois a confirmação.',
    decisions: [
      { text: 'O valor vem antes do botão que o confirma.', story: 'Padrão' },
      {
        text: 'Fora do prazo para cancelar, a tela diz o que ainda se pode fazer.',
        story: 'Fora do prazo para cancelar',
      },
      { text: 'O que mudou em outra aba não é feito duas vezes.', story: 'Cancelada em outra aba' },
    ],
    code: ['posVenda'],
  },
  'Telas/Embarque': {
    summary: 'A leitura do código de embarque à porta do ônibus, com ou sem rede.',
    decisions: [
      { text: 'O veredito se lê de longe: uma cor, um desenho e uma palavra.', story: 'Pode embarcar' },
      { text: 'Um código lido antes diz quando foi.', story: 'Já lido' },
      { text: 'Sem rede e sem chaves a tela não finge conferir.', story: 'Sem rede e sem chaves' },
    ],
    code: ['bilhetes/embarque'],
  },
};
