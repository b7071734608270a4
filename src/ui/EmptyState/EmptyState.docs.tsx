import type { ComponentDocs } from '../docs/componentDocs';
import { LinkButton } from '../LinkButton/LinkButton';
import { EmptyState } from './EmptyState';

export const emptyStateDocs: ComponentDocs = {
  summary: 'Não há nada aqui: diz por quê, e o que tentar.',
  status: 'estavel',
  useWhen: ['Uma busca não achou nada, ou uma lista ainda não tem itens.', 'Deu certo, mas veio vazio: nada falhou.'],
  avoidWhen: [
    'Algo falhou: use ErrorState, que oferece tentar de novo.',
    'Ainda está chegando: use Skeleton.',
    'Só um pedaço pequeno está vazio: uma frase basta.',
  ],
  examples: [
    {
      right: {
        text: 'Explica a falta e dá um caminho.',
        sample: (
          <EmptyState title="Você ainda não tem viagens" action={<LinkButton href="#home">Buscar viagens</LinkButton>}>
            As passagens que você comprar aparecem aqui.
          </EmptyState>
        ),
      },
      wrong: {
        text: 'Um beco sem saída, que ainda soa como falha.',
        sample: <EmptyState title="Nenhum registro encontrado" />,
      },
    },
  ],
  anatomy: [
    { part: 'Ilustração', role: 'Decorativa; um banco vazio no ponto, ou outra por illustration.' },
    { part: 'Título', role: 'O que não há, sem culpa: um h2.' },
    { part: 'Texto (opcional)', role: 'Por que, e o que tentar.' },
    { part: 'Ação (opcional)', role: 'O caminho adiante; uma só.' },
  ],
  properties: {
    title: 'A notícia: Você ainda não tem viagens.',
    children: 'Por que está vazio, e o que fazer.',
    action: 'O primeiro passo.',
    illustration: 'Um desenho de Illustration; o comum é o banco vazio do ponto.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco à ação, se houver.' },
    { keys: 'Enter', action: 'Segue a ação.' },
  ],
  screenReader: [
    '“Você ainda não tem viagens, título nível 2, As passagens que você comprar aparecem aqui. Buscar viagens, link”',
    'A ilustração não é lida.',
  ],
  wcag: ['1.1.1 Conteúdo não textual', '1.3.1 Informações e relações', '2.4.6 Cabeçalhos e rótulos'],
  history: [{ version: '8.16.1', change: 'Primeira versão; illustration troca o desenho.' }],
  notApplicable: {
    Erro: 'Uma falha é de ErrorState.',
    Carregando: 'A espera é de Skeleton.',
  },
};
