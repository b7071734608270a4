import type { Declaracao } from './declaracao';
import { msg } from '../../../words/t';

/** The privacy notice; its terms are those of docs/retencao.md. */
export const avisoPrivacidade: Declaracao = {
  resumo: msg('Que dados pedimos, para quê, com quem ficam e por quanto tempo (Lei 13.709/2018, LGPD).'),
  revisada: '2026-11-28',
  partes: [
    {
      titulo: msg('O que pedimos, e para quê'),
      textos: [],
      pontos: [
        msg(
          'Conta: nome, CPF, nascimento, celular e e-mail, para identificar quem compra e cumprir o contrato de transporte.',
        ),
        msg(
          'Passageiros: nome e documento, que a lei exige no bilhete; o nascimento, para as regras de criança e idoso; o celular, só para quem quer avisos da viagem.',
        ),
        msg(
          'Pagamento: o número do cartão vai direto para a adquirente e nunca passa por nós. Guardamos a bandeira e os quatro últimos números; se você pedir para guardar o cartão, também a validade e o nome que a adquirente deu a ele.',
        ),
        msg('Aparelho: o que o navegador diz de si em um pagamento com cartão, para que o banco reconheça fraudes.'),
      ],
    },
    {
      titulo: msg('Com quem ficam'),
      textos: [msg('Não vendemos dados nem os usamos para anúncios. Recebem o necessário, e só para isto:')],
      pontos: [
        msg('A empresa que faz a viagem e o fisco, para emitir o bilhete de passagem eletrônico (BP-e).'),
        msg(
          'O banco do Pix, a adquirente e o banco do cartão, para receber e devolver dinheiro. Se você pagar no app do seu banco, também a iniciadora de pagamento, que recebe o CPF de quem compra.',
        ),
        msg('A carteira digital, se você pagar com uma: o navegador diz a ela a loja e o valor.'),
        msg('Os serviços que entregam e-mails e mensagens e que guardam senhas.'),
      ],
    },
    {
      titulo: msg('Por quanto tempo'),
      textos: [],
      pontos: [
        msg('Pedidos pagos: 6 anos, pela guarda fiscal. Pedidos que não foram pagos: 90 dias.'),
        msg('Texto de e-mails e avisos enviados: 30 dias.'),
        msg('Dados do navegador em um pagamento com cartão: 180 dias.'),
        msg('Conversas com o assistente: 2 horas no site, 24 horas no WhatsApp.'),
        msg(
          'Conta, passageiros salvos, cartões guardados e aparelhos: enquanto a conta existir, ou até você os remover.',
        ),
        msg('Espera por uma poltrona de viagem esgotada: até a partida dela.'),
        msg('Aviso de preço: até o dia da viagem.'),
        msg('Avaliação de uma viagem: 1 ano. O comentário é lido só pela empresa, sem o seu nome.'),
      ],
    },
    {
      titulo: msg('O que fica no seu aparelho'),
      textos: [
        msg(
          'O site guarda no navegador a sua entrada, as últimas buscas e os bilhetes que você abriu, para que funcionem sem internet. Não há programas de anúncio nem de rastreamento de outras empresas.',
        ),
      ],
    },
    {
      titulo: msg('Seus direitos'),
      textos: [
        msg(
          'Em Minha conta você vê e corrige os seus dados, baixa uma cópia deles, escolhe os avisos e exclui a conta. A exclusão apaga na hora o que a lei não manda guardar.',
        ),
        msg(
          'Para qualquer outro pedido, escreva ao encarregado de dados, no e-mail que está no rodapé de todas as páginas, ou abra um protocolo em Atendimento e ajuda. Você também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
        ),
      ],
    },
  ],
};
