import type { ComponentDocs } from '../docs/componentDocs';
import { LinkButton } from '../LinkButton/LinkButton';
import { PlaceTile } from './PlaceTile';
import { RouteRow } from './RouteRow';

const campinas = {
  name: 'Campinas, SP',
  terminal: 'Terminal Ramos de Azevedo',
  price: 'a partir de R$ 39,90',
  href: '#campinas',
};

export const placeTileDocs: ComponentDocs = {
  summary: 'Um destino que leva à sua página; RouteRow é uma linha que sai dele ou chega nele.',
  status: 'estavel',
  useWhen: ['A lista de destinos, numa Grid.', 'As linhas de um destino, numa List: RouteRow.'],
  avoidWhen: ['É uma viagem com dia e hora: use TripCard.', 'É uma rota a buscar de novo: use RouteTile.'],
  examples: [
    {
      right: { text: 'O preço diz que é o menor.', sample: <PlaceTile {...campinas} /> },
      wrong: {
        text: 'Sem “a partir de”, parece o preço de todas.',
        sample: <PlaceTile {...campinas} price="R$ 39,90" />,
      },
    },
    {
      right: {
        text: 'O nome leva à outra ponta; o botão busca.',
        sample: (
          <RouteRow
            place="Santos, SP"
            href="#santos"
            facts="Rodoviária de Santos · 1h30 · Executivo"
            price="a partir de R$ 39,90"
            action={
              <LinkButton variant="secondary" size="small" href="#buscar">
                Buscar
              </LinkButton>
            }
          />
        ),
      },
      wrong: {
        text: 'Um botão igual ao nome: não se sabe o que cada um faz.',
        sample: (
          <RouteRow
            place="Santos, SP"
            href="#santos"
            facts="Rodoviária de Santos"
            price="a partir de R$ 39,90"
            action={
              <LinkButton size="small" href="#santos">
                Santos, SP
              </LinkButton>
            }
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Nome', role: 'O lugar; sublinhado sob o ponteiro.' },
    { part: 'Terminal e preço', role: 'Menores e quietos; o preço vem escrito com “a partir de”.' },
    { part: 'Ação (RouteRow)', role: 'No fim da linha; no celular, ao lado do preço.' },
  ],
  properties: {
    name: 'O lugar aonde se vai.',
    terminal: 'O terminal, ou quantos são.',
    price: 'O menor preço, com as suas palavras: a partir de R$ 39,90.',
  },
  keyboard: [{ keys: 'Enter', action: 'Abre a página do lugar.' }],
  screenReader: ['“Campinas, SP Terminal Ramos de Azevedo a partir de R$ 39,90, link”'],
  wcag: ['1.3.1 Informações e relações', '2.4.4 Finalidade do link', '2.5.8 Tamanho do alvo'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Quem busca os destinos mostra ErrorState no lugar deles.',
    Carregando: 'Quem busca os destinos mostra Skeleton no lugar deles.',
    Vazio: 'Sem destino não há linha: o tipo não deixa.',
  },
};
