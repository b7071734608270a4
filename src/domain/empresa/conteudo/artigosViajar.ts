import type { ArtigoAjuda } from './artigoAjuda';

const minhasViagens = { href: '/minhas-viagens', texto: 'Abrir Minhas viagens' };

/** Articles on buying, boarding, changes and cancellation. */
export const artigosViajar: readonly ArtigoAjuda[] = [
  {
    id: 'como-comprar',
    categoria: 'compra',
    titulo: 'Como comprar uma passagem',
    corpo: [
      {
        passos: [
          'Na página Passagens, informe origem, destino e data, e toque em Buscar viagens.',
          'Escolha a viagem. O preço que aparece já inclui tarifa, pedágio, taxa de embarque e seguro.',
          'Escolha as poltronas. Elas ficam reservadas para você por 10 minutos.',
          'Preencha os dados de quem viaja e pague com Pix ou cartão.',
        ],
      },
      'O bilhete chega por e-mail e fica em Minhas viagens, onde abre até sem internet.',
    ],
    link: { href: '/home', texto: 'Buscar viagens' },
  },
  {
    id: 'pagar-com-pix',
    categoria: 'compra',
    titulo: 'Pagar com Pix',
    corpo: [
      'Escolha Pix, escaneie o QR Code ou copie o código e pague no aplicativo do seu banco. O código vale enquanto a reserva durar.',
      'A página avança sozinha quando o pagamento chega, em geral em poucos segundos. Se ela não avançar, toque em Já paguei.',
      'Se o dinheiro chegar depois que a reserva venceu, tentamos a mesma poltrona, depois outra igual na mesma viagem; se não houver, devolvemos tudo pelo Pix.',
    ],
    palavras: 'qr code copia e cola comprovante demora pendente',
  },
  {
    id: 'pagar-com-cartao',
    categoria: 'compra',
    titulo: 'Pagar com cartão',
    corpo: [
      'Aceitamos cartão de crédito. O número vai direto para a operadora de pagamentos: ele não passa pelos nossos computadores.',
      'Seu banco pode pedir uma confirmação. A reserva espera por ela por até 5 minutos.',
      'Se o cartão for recusado, nada é cobrado. Tente outro cartão ou Pix antes que o tempo da reserva acabe.',
    ],
    palavras: 'credito recusado parcelas parcelar 3ds',
  },
  {
    id: 'cupom',
    categoria: 'compra',
    titulo: 'Usar um cupom de desconto',
    corpo: [
      'No passo Passageiros, digite o cupom e toque em Aplicar. O desconto aparece no resumo da compra antes do pagamento.',
      'O cupom desconta da tarifa. Pedágio, taxa de embarque e seguro não têm desconto.',
    ],
    palavras: 'promocao codigo',
  },
  {
    id: 'nao-recebi-o-bilhete',
    categoria: 'compra',
    titulo: 'Paguei e não recebi o bilhete',
    corpo: [
      {
        passos: [
          'Abra Minhas viagens e veja o pedido na aba Pendentes ou Próximas.',
          'Toque em Atualizar. Conferimos o pagamento na hora.',
          'Procure nosso e-mail também na caixa de spam.',
        ],
      },
      'Pagamento confirmado vira bilhete ou volta para você: nenhum pedido pago fica sem um dos dois.',
    ],
    palavras: 'email sumiu pix nao confirmou',
    link: minhasViagens,
  },
  {
    id: 'perdi-meu-bilhete',
    categoria: 'viagem',
    titulo: 'Perdi meu bilhete',
    corpo: [
      'O bilhete é eletrônico: perder o papel ou o e-mail não cancela a viagem.',
      {
        passos: [
          'Se a compra está na sua conta, abra Minhas viagens e o bilhete.',
          'Sem entrar na conta, abra Encontrar meu bilhete e informe o localizador e o documento do passageiro, ou o CPF de quem comprou.',
          'Confira horário, plataforma e poltrona, e peça os bilhetes completos no e-mail da compra.',
        ],
      },
      'Sem o localizador, vá ao guichê com um documento com foto.',
    ],
    palavras: 'sumiu apaguei segunda via localizador encontrar achar sem conta',
    link: { href: '/encontrar-bilhete', texto: 'Encontrar meu bilhete' },
  },
  {
    id: 'documentos-para-embarcar',
    categoria: 'viagem',
    titulo: 'Documentos para embarcar',
    corpo: [
      'Leve um documento com foto, físico ou digital: RG, CNH, passaporte ou carteira profissional. O CPF sozinho não vale para embarcar.',
      'Crianças de até 11 anos podem embarcar com a certidão de nascimento.',
      'O nome no documento tem de ser o do bilhete.',
    ],
    palavras: 'identidade rg cnh crianca certidao',
  },
  {
    id: 'embarque-com-codigo',
    categoria: 'viagem',
    titulo: 'Embarcar com o celular',
    corpo: [
      'O bilhete tem três códigos: o de embarque, que o motorista lê; o da catraca do terminal, onde houver; e o fiscal, que serve para consultar a nota.',
      'Abra o bilhete em Minhas viagens antes de sair de casa. Depois de aberto uma vez, ele funciona sem internet.',
      'Chegue 30 minutos antes da partida.',
    ],
    palavras: 'qr code catraca plataforma sem internet bpe',
    link: minhasViagens,
  },
  {
    id: 'menor-de-idade',
    categoria: 'viagem',
    titulo: 'Menores de 16 anos viajando sem os pais',
    corpo: [
      'Menores de 16 anos só viajam desacompanhados com autorização judicial ou dos pais, com firma reconhecida (Resolução CNJ 295/2019).',
      'Com um adulto da família até o terceiro grau, basta o documento que prove o parentesco.',
      'Crianças de até 5 anos podem ir no colo, sem poltrona: uma por adulto.',
    ],
    palavras: 'crianca adolescente autorizacao colo bebe',
  },
  {
    id: 'atraso-da-viagem',
    categoria: 'viagem',
    titulo: 'Minha viagem está atrasada',
    corpo: [
      'Veja a situação de qualquer viagem em Informação de viagem, sem precisar entrar. Se a sua atrasar, também avisamos por e-mail.',
      'Com mais de 1 hora de atraso, você escolhe: embarcar por outra empresa, receber o dinheiro de volta ou esperar. Com mais de 3 horas, a alimentação é por nossa conta (Lei 11.975/2009).',
    ],
    palavras: 'demora horario plataforma painel',
    link: { href: '/informacao-de-viagem', texto: 'Ver a situação da viagem' },
  },
  {
    id: 'cancelar-passagem',
    categoria: 'mudanca',
    titulo: 'Cancelar e receber de volta',
    corpo: [
      'Abra o bilhete em Minhas viagens e toque em Cancelar passagem. Antes de confirmar, mostramos quanto volta e por quê.',
      'Compra feita pela internet, sem uso, cancelada em até 7 dias: volta tudo. Depois disso, até 3 horas antes da partida, a multa é de no máximo 5% da tarifa.',
      'O dinheiro volta pelo mesmo meio do pagamento, em até 30 dias.',
    ],
    palavras: 'reembolso estorno devolucao multa desistir arrependimento',
    link: minhasViagens,
  },
  {
    id: 'remarcar-passagem',
    categoria: 'mudanca',
    titulo: 'Trocar data ou horário',
    corpo: [
      'Abra o bilhete e toque em Remarcar. Até 3 horas antes da partida a troca não tem multa; depois, ou se você perdeu o ônibus, pode custar até 20% da tarifa.',
      'A passagem vale por 1 ano desde a compra, na mesma linha e no mesmo sentido. Classe mais cara paga a diferença; mais barata, devolvemos.',
    ],
    palavras: 'alterar mudar dia adiar perdi o onibus',
    link: minhasViagens,
  },
  {
    id: 'transferir-passagem',
    categoria: 'mudanca',
    titulo: 'Passar o bilhete para outra pessoa',
    corpo: [
      'Abra o bilhete, toque em Transferir e informe quem vai viajar. Não custa nada: emitimos um bilhete novo na mesma poltrona, e o antigo deixa de valer.',
    ],
    palavras: 'trocar nome titular terceiro',
    link: minhasViagens,
  },
];
