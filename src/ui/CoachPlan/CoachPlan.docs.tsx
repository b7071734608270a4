import type { ComponentDocs } from '../docs/componentDocs';
import { CoachPlan } from './CoachPlan';
import { sampleCoach } from './sampleCoach';

export const coachPlanDocs: ComponentDocs = {
  summary: 'A planta de um ônibus para ver, um desenho por piso, com a frente à esquerda.',
  status: 'estavel',
  useWhen: ['Mostra como é um ônibus da frota: quantas poltronas, de que classe, onde.'],
  avoidWhen: ['A pessoa escolhe uma poltrona: use SeatMap.'],
  examples: [
    {
      right: {
        text: 'O nome do desenho diz em palavras o que ele mostra.',
        sample: <CoachPlan {...sampleCoach} />,
      },
      wrong: {
        text: 'Sem legenda, a cor é a única notícia da classe.',
        sample: <CoachPlan {...sampleCoach} legend={[]} hasAccessible={false} />,
      },
    },
  ],
  anatomy: [
    { part: 'Piso', role: 'Uma figura com legenda quando há dois.' },
    { part: 'Poltrona', role: 'Número sobre a cor da classe; a acessível tem borda grossa.' },
    { part: 'O que não é poltrona', role: 'Em palavra curta: WC, Esc.' },
    { part: 'Legenda', role: 'O nome de cada cor e borda.' },
  ],
  properties: {
    rows: 'Quantas fileiras o desenho tem.',
    columns: 'Quantas colunas, contando o corredor.',
    decks: 'Os pisos, com as poltronas e o que há de fixo em cada um.',
    legend: 'As classes e como cada uma se desenha.',
    hasAccessible: 'Se a legenda explica a poltrona acessível.',
  },
  keyboard: [],
  screenReader: ['“Planta do ônibus: 32 poltronas executivo, imagem; Legenda da planta, lista com 2 itens”'],
  wcag: ['1.1.1 Conteúdo não textual', '1.4.1 Uso de cor', '1.4.11 Contraste não textual'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Quem busca a frota mostra ErrorState no lugar dela.',
    Carregando: 'Quem busca a frota mostra Skeleton no lugar dela.',
    Teclado: 'É um desenho: não recebe foco.',
  },
};
