import type { ComponentDocs } from '../docs/componentDocs';
import { EmptyState } from '../EmptyState/EmptyState';
import { EmptyCatalogue } from './EmptyCatalogue';

export const emptyCatalogueDocs: ComponentDocs = {
  summary: 'A empresa ainda não publicou viagem nenhuma: diz isso, e o que cada um pode fazer.',
  status: 'estavel',
  useWhen: [
    'Não há linha nenhuma à venda, numa tela que precisa delas: busca, resultados, destinos, encomendas.',
    'Na forma page, quando a tela não tem mais nada a mostrar; na forma notice, ao lado do que continua valendo.',
  ],
  avoidWhen: [
    'Há viagens, mas não nesta busca ou neste dia: use EmptyState, que sugere outra data.',
    'Algo falhou: use ErrorState.',
  ],
  examples: [
    {
      right: {
        text: 'Diz que a venda não começou, e a quem perguntar.',
        sample: <EmptyCatalogue contactHref="#ajuda" />,
      },
      wrong: {
        text: 'Parece que só esta busca não achou nada, e a pessoa tenta outra.',
        sample: <EmptyState title="Nenhuma viagem neste dia">Tente outra data.</EmptyState>,
      },
    },
  ],
  anatomy: [
    { part: 'Título', role: 'Ainda não há viagens à venda: um h2 na forma page.' },
    { part: 'Texto', role: 'Por que, e o que esperar.' },
    { part: 'Contato', role: 'O caminho para falar com a empresa.' },
    { part: 'Para a administração (opcional)', role: 'O caminho até a importação; só para quem é da empresa.' },
  ],
  properties: {
    shape: 'page enche uma tela que não tem mais nada; notice fica ao lado de outro conteúdo.',
    fillHref: 'Página onde o catálogo é preenchido, para quem pode fazer isso.',
    contactHref: 'Página para escrever à empresa.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco ao contato.' },
    { keys: 'Enter', action: 'Abre a página de atendimento.' },
  ],
  screenReader: [
    '“Ainda não há viagens à venda, Os horários e os preços ainda não foram publicados. Volte em breve. Falar com a empresa, link”',
  ],
  wcag: ['1.1.1 Conteúdo não textual', '1.3.1 Informações e relações', '2.4.6 Cabeçalhos e rótulos'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Uma falha é de ErrorState.',
    Carregando: 'A espera é de Skeleton.',
    Vazio: 'Ele próprio é o estado vazio.',
    'Conteúdo longo': 'As palavras são dele e não mudam.',
  },
};
