import type { Declaracao } from './declaracao';

/** The accessibility statement: the measure, the proofs and the gaps, none of them left out. */
export const declaracaoAcessibilidade: Declaracao = {
  resumo: 'O que foi testado para que qualquer pessoa compre e viaje sozinha, e o que ainda falta.',
  revisada: '2026-11-23',
  partes: [
    {
      titulo: 'A medida',
      textos: [
        'Este site segue as diretrizes WCAG 2.2, nível AA, e a norma ABNT NBR 17225, como pede o artigo 63 da Lei Brasileira de Inclusão (Lei 13.146/2015).',
        'Nós mesmos fizemos a avaliação. Ela é parcial: as lacunas estão abaixo, com o que fazer até que fechem.',
      ],
    },
    {
      titulo: 'O que foi testado',
      textos: ['Cada versão só é publicada depois destes testes, feitos por programa em um navegador de verdade:'],
      pontos: [
        'Regras do axe em cada componente e em cada tela, no claro e no escuro, com 320 e com 1280 pixels de largura.',
        'A compra inteira só com o teclado, com o foco sempre visível e nunca preso.',
        'Texto a 200% e largura de 320 pixels, sem rolagem para os lados.',
        'Contraste de cada par de cores das paletas clara, escura e de alto contraste.',
        'Nomes, papéis e avisos que um leitor de tela anuncia.',
        'Movimento reduzido para quem pede isso ao aparelho.',
      ],
    },
    {
      titulo: 'O que ainda falta',
      textos: [],
      pontos: [
        'Libras: o VLibras não está no site. Ele é um programa de outro endereço, e a nossa política de segurança não executa programas de fora ao lado de dados pessoais e de pagamento. Enquanto isso, o sistema do aparelho ou a extensão VLibras do navegador traduzem o texto das páginas.',
        'O PDF do bilhete tem as marcas que um leitor de tela usa, mas nenhum verificador de PDF/UA o avaliou ainda. A página do bilhete tem as mesmas informações.',
        'Os campos do cartão são da adquirente, e a confirmação é do banco. Com Pix, a compra não passa por eles.',
        'Ninguém com deficiência avaliou ainda o site a nosso pedido, e não houve auditoria de fora.',
      ],
    },
    {
      titulo: 'Se algo impede você',
      textos: [
        'Conte em Atendimento e ajuda o que aconteceu e em que página. A mensagem recebe um protocolo e uma resposta.',
        'Quem precisa de ajuda no embarque, de poltrona acessível ou de espaço para cadeira de rodas encontra as regras na mesma página.',
      ],
    },
  ],
};
