import type { ComponentDocs } from '../docs/componentDocs';
import { Skeleton } from './Skeleton';

export const skeletonDocs: ComponentDocs = {
  summary: 'Guarda o lugar do que está chegando, para que nada pule.',
  status: 'estavel',
  useWhen: [
    'A forma do que vem já é conhecida: lista de viagens, texto, título.',
    'Uma parte da tela espera e o resto pode ser usado.',
  ],
  avoidWhen: [
    'Quem espera é um botão: use loading de Button.',
    'A tela inteira não pode ser usada: use LoadingOverlay.',
    'A espera acabou sem nada: use EmptyState; com falha, ErrorState.',
  ],
  examples: [
    {
      right: {
        text: 'Um nome para a lista inteira, e tantas formas quantas devem vir.',
        sample: <Skeleton label="Carregando viagens" shape="card" count={2} />,
      },
      wrong: {
        text: 'Um nome por item: o leitor de tela repete a mesma frase.',
        sample: (
          <>
            <Skeleton label="Carregando viagem" shape="card" />
            <Skeleton label="Carregando viagem" shape="card" />
          </>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Nome (label)', role: 'Só se ouve; uma vez por espera.' },
    { part: 'Formas', role: 'text, title, card ou circle; respiram, e param com movimento reduzido.' },
  ],
  properties: {
    label: 'O que está chegando, para quem ouve: Carregando viagens. Vazio quando outro já diz isso.',
    shape: 'A forma do que vem.',
    count: 'Quantas vezes a forma se repete.',
  },
  keyboard: [],
  screenReader: ['Com label: “Carregando viagens”', 'Sem label: nada; outro Skeleton já disse.'],
  wcag: ['1.3.1 Informações e relações', '2.2.2 Pausar, parar, ocultar', '4.1.3 Mensagens de status'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    'Conteúdo longo': 'Não tem conteúdo: o label só se ouve.',
    Erro: 'A falha troca o Skeleton por ErrorState.',
    Vazio: 'A falta troca o Skeleton por EmptyState.',
    Teclado: 'Nada nele recebe foco.',
  },
};
