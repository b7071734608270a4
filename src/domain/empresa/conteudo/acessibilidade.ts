import type { Declaracao } from './declaracao';
import { msg } from '../../../words/t';

/** The accessibility statement: the measure, the proofs and the gaps, none of them left out. */
export const declaracaoAcessibilidade: Declaracao = {
  resumo: msg('O que foi testado para que qualquer pessoa compre e viaje sozinha, e o que ainda falta.'),
  revisada: '2026-11-23',
  partes: [
    {
      titulo: msg('A medida'),
      textos: [
        msg(
          'Este site segue as diretrizes WCAG 2.2, nível AA, e a norma ABNT NBR 17225, como pede o artigo 63 da Lei Brasileira de Inclusão (Lei 13.146/2015).',
        ),
        msg('Nós mesmos fizemos a avaliação. Ela é parcial: as lacunas estão abaixo, com o que fazer até que fechem.'),
      ],
    },
    {
      titulo: msg('O que foi testado'),
      textos: [msg('Cada versão só é publicada depois destes testes, feitos por programa em um navegador de verdade:')],
      pontos: [
        msg(
          'Regras do axe em cada componente e em cada tela, no claro e no escuro, com 320 e com 1280 pixels de largura.',
        ),
        msg('A compra inteira só com o teclado, com o foco sempre visível e nunca preso.'),
        msg('Texto a 200% e largura de 320 pixels, sem rolagem para os lados.'),
        msg('Contraste de cada par de cores das paletas clara, escura e de alto contraste.'),
        msg('Nomes, papéis e avisos que um leitor de tela anuncia.'),
        msg('Movimento reduzido para quem pede isso ao aparelho.'),
      ],
    },
    {
      titulo: msg('O que ainda falta'),
      textos: [],
      pontos: [
        msg(
          'Libras: o VLibras não está no site. Ele é um programa de outro endereço, e a nossa política de segurança não executa programas de fora ao lado de dados pessoais e de pagamento. Enquanto isso, o sistema do aparelho ou a extensão VLibras do navegador traduzem o texto das páginas.',
        ),
        msg(
          'O PDF do bilhete tem as marcas que um leitor de tela usa, mas nenhum verificador de PDF/UA o avaliou ainda. A página do bilhete tem as mesmas informações.',
        ),
        msg('Os campos do cartão são da adquirente, e a confirmação é do banco. Com Pix, a compra não passa por eles.'),
        msg('Ninguém com deficiência avaliou ainda o site a nosso pedido, e não houve auditoria de fora.'),
      ],
    },
    {
      titulo: msg('Se algo impede você'),
      textos: [
        msg(
          'Conte em Atendimento e ajuda o que aconteceu e em que página. A mensagem recebe um protocolo e uma resposta.',
        ),
        msg(
          'Quem precisa de ajuda no embarque, de poltrona acessível ou de espaço para cadeira de rodas encontra as regras na mesma página.',
        ),
      ],
    },
  ],
};
