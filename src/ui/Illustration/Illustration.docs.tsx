import type { ComponentDocs } from '../docs/componentDocs';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { LinkButton } from '../LinkButton/LinkButton';
import { NoConnectionIllustration } from './NoConnectionIllustration';
import { NoTicketsIllustration } from './NoTicketsIllustration';
import { SuccessIllustration } from './SuccessIllustration';

export const illustrationDocs: ComponentDocs = {
  summary: 'A folha comum dos desenhos que acompanham telas vazias, falhas e boas notícias.',
  status: 'estavel',
  useWhen: [
    'A tela inteira, ou a parte principal dela, não tem o que mostrar: use dentro de EmptyState.',
    'Algo falhou e ocupa o lugar do conteúdo: use dentro de ErrorState.',
    'Um desenho novo é preciso: comece por esta folha, que dá o tamanho, a caneta e as cores.',
  ],
  avoidWhen: [
    'A mensagem cabe numa linha ou numa faixa: use Alert, com o ícone do tipo.',
    'O espaço tem menos de 160 px de largura: use um ícone.',
    'O desenho seria a única forma de dizer algo: escreva. Quem não vê a tela não recebe o desenho.',
  ],
  examples: [
    {
      right: {
        text: 'O desenho diz o mesmo que o título.',
        sample: (
          <ErrorState title="Você está sem internet" illustration={<NoConnectionIllustration />}>
            Assim que a conexão voltar, buscamos as viagens de novo.
          </ErrorState>
        ),
      },
      wrong: {
        text: 'Um desenho de festa ao lado de uma má notícia parece deboche.',
        sample: (
          <ErrorState title="Você está sem internet" illustration={<SuccessIllustration />}>
            Assim que a conexão voltar, buscamos as viagens de novo.
          </ErrorState>
        ),
      },
    },
    {
      right: {
        text: 'Um desenho, uma frase e o próximo passo.',
        sample: (
          <EmptyState
            title="Nenhuma viagem marcada"
            illustration={<NoTicketsIllustration />}
            action={<LinkButton href="#buscar">Buscar viagens</LinkButton>}
          >
            As passagens que você comprar aparecem aqui.
          </EmptyState>
        ),
      },
      wrong: {
        text: 'Só o desenho: bonito, e a pessoa continua sem saber o que houve nem o que fazer.',
        sample: <NoTicketsIllustration />,
      },
    },
  ],
  anatomy: [
    { part: 'Folha', role: '240 × 150 px; encolhe com a tela e nunca passa da largura dela.' },
    { part: 'Terra', role: 'Dois morros e a linha do chão, iguais em todos os desenhos.' },
    { part: 'Natureza', role: 'Morros, sol e ipê são manchas de cor, sem contorno.' },
    { part: 'Coisas', role: 'O que pessoas fizeram (ônibus, placa, bilhete) tem contorno de 2,5 px, arredondado.' },
    { part: 'O que falta', role: 'Tracejado. É assim que o desenho diz “não há”.' },
    { part: 'Barro', role: 'Um só detalhe na cor de barro, onde o olho deve parar.' },
  ],
  properties: {
    children: 'O desenho.',
  },
  keyboard: [],
  screenReader: ['Nada: o desenho tem aria-hidden. Ouvem-se o título e o texto ao lado.'],
  wcag: ['1.1.1 Conteúdo não textual', '1.4.1 Uso da cor', '1.4.10 Refluxo'],
  history: [{ version: '8.16.1', change: 'Primeira versão, com oito desenhos.' }],
  notApplicable: {
    'Conteúdo longo': 'Um desenho não tem texto.',
    Erro: 'Os desenhos de erro estão em Estados.',
    Carregando: 'Vem junto com a tela; não há imagem a esperar.',
    Vazio: 'Sem desenho, EmptyState e ErrorState põem o seu próprio.',
    Teclado: 'Não recebe foco.',
    'Zoom 200 %': 'Um desenho não tem texto; acompanha a largura da tela.',
  },
};
