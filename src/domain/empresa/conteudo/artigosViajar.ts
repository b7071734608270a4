import type { ArtigoAjuda } from './artigoAjuda';
import { msg } from '../../../words/t';

const minhasViagens = { href: '/minhas-viagens', texto: msg('Abrir Minhas viagens') };

/** Articles on buying, boarding, changes and cancellation. */
export const artigosViajar: readonly ArtigoAjuda[] = [
  {
    id: 'como-comprar',
    categoria: 'compra',
    titulo: msg('Como comprar uma passagem'),
    corpo: [
      {
        passos: [
          msg('Na página Passagens, informe origem, destino e data, e toque em Buscar viagens.'),
          msg('Escolha a viagem. O preço que aparece já inclui tarifa, pedágio, taxa de embarque e seguro.'),
          msg('Escolha as poltronas. Elas ficam reservadas para você por 10 minutos.'),
          msg('Preencha os dados de quem viaja e pague com Pix ou cartão.'),
        ],
      },
      msg('O bilhete chega por e-mail e fica em Minhas viagens, onde abre até sem internet.'),
    ],
    link: { href: '/home', texto: msg('Buscar viagens') },
  },
  {
    id: 'pagar-com-pix',
    categoria: 'compra',
    titulo: msg('Pagar com Pix'),
    corpo: [
      msg(
        'Escolha Pix, escaneie o QR Code ou copie o código e pague no aplicativo do seu banco. O código vale enquanto a reserva durar.',
      ),
      msg(
        'A página avança sozinha quando o pagamento chega, em geral em poucos segundos. Se ela não avançar, toque em Já paguei.',
      ),
      msg(
        'Se o dinheiro chegar depois que a reserva venceu, tentamos a mesma poltrona, depois outra igual na mesma viagem; se não houver, devolvemos tudo pelo Pix.',
      ),
    ],
    palavras: msg('qr code copia e cola comprovante demora pendente'),
  },
  {
    id: 'pagar-com-cartao',
    categoria: 'compra',
    titulo: msg('Pagar com cartão'),
    corpo: [
      msg(
        'Aceitamos cartão de crédito. O número vai direto para a operadora de pagamentos: ele não passa pelos nossos computadores.',
      ),
      msg('Seu banco pode pedir uma confirmação. A reserva espera por ela por até 5 minutos.'),
      msg('Se o cartão for recusado, nada é cobrado. Tente outro cartão ou Pix antes que o tempo da reserva acabe.'),
    ],
    palavras: msg('credito recusado parcelas parcelar 3ds'),
  },
  {
    id: 'cupom',
    categoria: 'compra',
    titulo: msg('Usar um cupom de desconto'),
    corpo: [
      msg(
        'No passo Passageiros, digite o cupom e toque em Aplicar. O desconto aparece no resumo da compra antes do pagamento.',
      ),
      msg('O cupom desconta da tarifa. Pedágio, taxa de embarque e seguro não têm desconto.'),
    ],
    palavras: msg('promocao codigo'),
  },
  {
    id: 'nao-recebi-o-bilhete',
    categoria: 'compra',
    titulo: msg('Paguei e não recebi o bilhete'),
    corpo: [
      {
        passos: [
          msg('Abra Minhas viagens e veja o pedido na aba Pendentes ou Próximas.'),
          msg('Toque em Atualizar. Conferimos o pagamento na hora.'),
          msg('Procure nosso e-mail também na caixa de spam.'),
        ],
      },
      msg('Pagamento confirmado vira bilhete ou volta para você: nenhum pedido pago fica sem um dos dois.'),
    ],
    palavras: msg('email sumiu pix nao confirmou'),
    link: minhasViagens,
  },
  {
    id: 'perdi-meu-bilhete',
    categoria: 'viagem',
    titulo: msg('Perdi meu bilhete'),
    corpo: [
      msg('O bilhete é eletrônico: perder o papel ou o e-mail não cancela a viagem.'),
      {
        passos: [
          msg('Se a compra está na sua conta, abra Minhas viagens e o bilhete.'),
          msg(
            'Sem entrar na conta, abra Encontrar meu bilhete e informe o localizador e o documento do passageiro, ou o CPF de quem comprou.',
          ),
          msg('Confira horário, plataforma e poltrona, e peça os bilhetes completos no e-mail da compra.'),
        ],
      },
      msg('Sem o localizador, vá ao guichê com um documento com foto.'),
    ],
    palavras: msg('sumiu apaguei segunda via localizador encontrar achar sem conta'),
    link: { href: '/encontrar-bilhete', texto: msg('Encontrar meu bilhete') },
  },
  {
    id: 'documentos-para-embarcar',
    categoria: 'viagem',
    titulo: msg('Documentos para embarcar'),
    corpo: [
      msg(
        'Leve um documento com foto, físico ou digital: RG, CNH, passaporte ou carteira profissional. O CPF sozinho não vale para embarcar.',
      ),
      msg('Crianças de até 11 anos podem embarcar com a certidão de nascimento.'),
      msg('O nome no documento tem de ser o do bilhete.'),
    ],
    palavras: msg('identidade rg cnh crianca certidao'),
  },
  {
    id: 'embarque-com-codigo',
    categoria: 'viagem',
    titulo: msg('Embarcar com o celular'),
    corpo: [
      msg(
        'O bilhete tem três códigos: o de embarque, que o motorista lê; o da catraca do terminal, onde houver; e o fiscal, que serve para consultar a nota.',
      ),
      msg(
        'Abra o bilhete em Minhas viagens antes de sair de casa. Depois de aberto uma vez, ele funciona sem internet.',
      ),
      msg('Chegue 30 minutos antes da partida.'),
    ],
    palavras: msg('qr code catraca plataforma sem internet bpe'),
    link: minhasViagens,
  },
  {
    id: 'menor-de-idade',
    categoria: 'viagem',
    titulo: msg('Menores de 16 anos viajando sem os pais'),
    corpo: [
      msg(
        'Menores de 16 anos só viajam desacompanhados com autorização judicial ou dos pais, com firma reconhecida (Resolução CNJ 295/2019).',
      ),
      msg('Com um adulto da família até o terceiro grau, basta o documento que prove o parentesco.'),
      msg('Crianças de até 5 anos podem ir no colo, sem poltrona: uma por adulto.'),
    ],
    palavras: msg('crianca adolescente autorizacao colo bebe'),
  },
  {
    id: 'atraso-da-viagem',
    categoria: 'viagem',
    titulo: msg('Minha viagem está atrasada'),
    corpo: [
      msg(
        'Veja a situação de qualquer viagem em Informação de viagem, sem precisar entrar. Se a sua atrasar, também avisamos por e-mail.',
      ),
      msg(
        'Com mais de 1 hora de atraso, você escolhe: embarcar por outra empresa, receber o dinheiro de volta ou esperar. Com mais de 3 horas, a alimentação é por nossa conta (Lei 11.975/2009).',
      ),
    ],
    palavras: msg('demora horario plataforma painel'),
    link: { href: '/informacao-de-viagem', texto: msg('Ver a situação da viagem') },
  },
  {
    id: 'cancelar-passagem',
    categoria: 'mudanca',
    titulo: msg('Cancelar e receber de volta'),
    corpo: [
      msg(
        'Abra o bilhete em Minhas viagens e toque em Cancelar passagem. Antes de confirmar, mostramos quanto volta e por quê.',
      ),
      msg(
        'Compra feita pela internet, sem uso, cancelada em até 7 dias: volta tudo. Depois disso, até 3 horas antes da partida, a multa é de no máximo 5% da tarifa.',
      ),
      msg('O dinheiro volta pelo mesmo meio do pagamento, em até 30 dias.'),
    ],
    palavras: msg('reembolso estorno devolucao multa desistir arrependimento'),
    link: minhasViagens,
  },
  {
    id: 'remarcar-passagem',
    categoria: 'mudanca',
    titulo: msg('Trocar data ou horário'),
    corpo: [
      msg(
        'Abra o bilhete e toque em Remarcar. Até 3 horas antes da partida a troca não tem multa; depois, ou se você perdeu o ônibus, pode custar até 20% da tarifa.',
      ),
      msg(
        'A passagem vale por 1 ano desde a compra, na mesma linha e no mesmo sentido. Classe mais cara paga a diferença; mais barata, devolvemos.',
      ),
    ],
    palavras: msg('alterar mudar dia adiar perdi o onibus'),
    link: minhasViagens,
  },
  {
    id: 'transferir-passagem',
    categoria: 'mudanca',
    titulo: msg('Passar o bilhete para outra pessoa'),
    corpo: [
      msg(
        'Abra o bilhete, toque em Transferir e informe quem vai viajar. Não custa nada: emitimos um bilhete novo na mesma poltrona, e o antigo deixa de valer.',
      ),
    ],
    palavras: msg('trocar nome titular terceiro'),
    link: minhasViagens,
  },
];
