import type { ComponentDocs } from '../docs/componentDocs';
import { IconButton } from '../IconButton/IconButton';
import { FilterIcon } from '../icons/FilterIcon';
import { Badge } from './Badge';

export const badgeDocs: ComponentDocs = {
  summary: 'Quantas coisas há atrás de um ícone.',
  status: 'beta',
  useWhen: ['Um botão de ícone esconde algo que se conta: filtros ativos, avisos não lidos.'],
  avoidWhen: [
    'É uma situação, em palavras: use StatusBadge.',
    'O número está junto de um texto: escreva-o no texto, ou use count de Tabs.',
    'O número exato decide algo: mostre-o por extenso na tela.',
  ],
  examples: [
    {
      right: {
        text: 'O nome do botão diz o número e o que se conta.',
        sample: (
          <IconButton label="Filtros, 3 ativos">
            <Badge count={3}>
              <FilterIcon />
            </Badge>
          </IconButton>
        ),
      },
      wrong: {
        text: 'Quem ouve só sabe que há filtros.',
        sample: (
          <IconButton label="Filtros">
            <Badge count={3}>
              <FilterIcon />
            </Badge>
          </IconButton>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Ícone', role: 'O que se conta.' },
    { part: 'Número', role: 'No canto de cima; acima de 99, “99+”; em zero, nada.' },
    { part: 'Texto (label)', role: 'Só se ouve: o número inteiro e o nome da coisa.' },
  ],
  keyboard: [],
  screenReader: [
    'Com label: “128 avisos não lidos”, mesmo onde se vê “99+”',
    'Dentro de IconButton, vale o nome do botão: “Filtros, 3 ativos, botão”',
  ],
  wcag: ['1.1.1 Conteúdo não textual', '1.4.3 Contraste', '1.4.11 Contraste não textual'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Só conta; não falha.',
    Carregando: 'Antes de se saber o número, não se mostra nenhum.',
    Teclado: 'Não recebe foco; o botão em volta, sim.',
  },
};
